import * as z from 'zod';

/** Specification §5: what is not visible is not mandatory either. */
export const inputField = z
  .strictObject({
    name: z.enum([
      'anrede',
      'forename',
      'lastname',
      'company',
      'phone',
      'email',
      'comment',
      'allowsNewsletter',
    ]),
    visible: z.boolean(),
    mandatory: z.boolean(),
    orderIndex: z.int(),
  })
  .transform((field) => ({ ...field, mandatory: field.mandatory && field.visible }));
export type InputField = z.infer<typeof inputField>;

/** What a form asks for unless the house says otherwise. */
export const defaultFields: InputField[] = [
  { name: 'forename', visible: true, mandatory: false, orderIndex: 0 },
  { name: 'lastname', visible: true, mandatory: true, orderIndex: 1 },
  { name: 'phone', visible: true, mandatory: false, orderIndex: 2 },
  { name: 'email', visible: true, mandatory: false, orderIndex: 3 },
  { name: 'comment', visible: true, mandatory: false, orderIndex: 4 },
];
