import type { Restaurant } from '../../api/restaurant.ts';
import type { Details } from '../draft.ts';

type Given = Restaurant['fields'][number];
export type TextFieldName = Exclude<Given['name'], 'allowsNewsletter'>;

export interface FormField {
  name: TextFieldName;
  mandatory: boolean;
}

/** How the browser fills a field in, and which keyboard a phone shows for it. */
export const inputHints = {
  anrede: { autoComplete: 'honorific-prefix' },
  forename: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  company: { autoComplete: 'organization' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  comment: { autoComplete: 'off' },
} as const;

/** Nothing is booked without them, whatever the restaurant has set. */
const indispensable: readonly TextFieldName[] = ['lastname', 'email'];

/** The visible fields in the restaurant's order; the consents stand below, apart from them. */
export function formFields(given: readonly Given[]): FormField[] {
  const fields = given.flatMap(({ name, mandatory }) =>
    name === 'allowsNewsletter'
      ? []
      : [{ name, mandatory: mandatory || indispensable.includes(name) }],
  );
  const missing = indispensable.filter((name) => !fields.some((field) => field.name === name));
  const added = missing.map((name) => ({ name, mandatory: true }));
  const comment = fields.findIndex(({ name }) => name === 'comment');
  return comment < 0 ? [...fields, ...added] : fields.toSpliced(comment, 0, ...added);
}

export type FieldName = keyof Details;
export type ErrorText =
  | 'required'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'fieldInvalid'
  | 'termsRequired'
  | 'privacyRequired';
export type FieldErrors = Partial<Record<FieldName, ErrorText>>;

/** What a guest has left out, before anything is sent. */
export function findMissing(
  details: Details,
  fields: readonly FormField[],
  hasTerms = false,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, mandatory } of fields) {
    if (mandatory && details[name].trim() === '') errors[name] = 'required';
  }
  if (hasTerms && !details.acceptsTerms) errors.acceptsTerms = 'termsRequired';
  if (!details.acceptsPrivacyPolicy) errors.acceptsPrivacyPolicy = 'privacyRequired';
  return errors;
}

interface Refused {
  /** RFC 6901 pointer into the body. */
  pointer: string;
  code: string;
}

function isFieldName(name: string, details: Details): name is FieldName {
  return name in details;
}

/** Puts the refusals of the contract or the server at their fields; none for what is no field. */
export function placeErrors(refused: readonly Refused[], details: Details): FieldErrors {
  const errors: FieldErrors = {};
  for (const { pointer, code } of refused) {
    const name = pointer.split('/')[1] ?? '';
    if (isFieldName(name, details)) errors[name] ??= errorText(name, code);
  }
  return errors;
}

function errorText(name: FieldName, code: string): ErrorText {
  if (name === 'acceptsTerms') return 'termsRequired';
  if (code === 'required') return 'required';
  if (name === 'email') return 'emailInvalid';
  if (name === 'phone') return 'phoneInvalid';
  return name === 'acceptsPrivacyPolicy' ? 'privacyRequired' : 'fieldInvalid';
}

/** The field to go to first: in the order in which they are seen. */
export function firstWrong(
  errors: FieldErrors,
  fields: readonly FormField[],
): FieldName | undefined {
  const order: FieldName[] = [
    ...fields.map(({ name }) => name),
    'allowsNewsletter',
    'allowsDataStorage',
    'acceptsTerms',
    'acceptsPrivacyPolicy',
  ];
  return order.find((name) => errors[name]);
}
