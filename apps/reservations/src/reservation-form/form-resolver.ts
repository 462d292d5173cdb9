import type { Settings } from '@stammtisch/contracts/settings/settings';
import { newReservation } from '@stammtisch/contracts/reservation/write-reservation';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import { fieldAt } from './field-pointer.ts';
import { toNewBody } from './to-body.ts';

type InputField = Settings['reservationSettings']['reservationInputFields'][number];

/** Checks the form with the contract's own schema, and what the house made mandatory. */
export function formResolver(
  inputFields: readonly InputField[],
  companionFields: readonly InputField[] = [],
): Resolver<FormValues> {
  return (values) => {
    const errors: FieldErrors<FormValues> = {};
    const put = (name: keyof FormValues, error: FieldError) => {
      Object.assign(errors, errors[name] === undefined ? { [name]: error } : {});
    };
    for (const name of missingFields(values, inputFields)) put(name, { type: 'required' });
    if (missesCompanion(values, companionFields)) put('companions', { type: 'required' });
    const checked = newReservation.safeParse(toNewBody(values));
    for (const issue of checked.error?.issues ?? []) {
      // A union says only that none of its forms fits; its own issues name the field.
      const inner = issue.code === 'invalid_union' ? issue.errors.flat() : [];
      for (const each of inner.length > 0 ? inner : [issue]) {
        const path = each === issue ? issue.path : [...issue.path, ...each.path];
        const name = fieldAt(path.map(String));
        if (name) put(name, { type: 'invalid', message: each.message });
      }
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** A companion of whom the house wants to know more. */
function missesCompanion({ companions }: FormValues, inputFields: readonly InputField[]): boolean {
  const names = inputFields.flatMap(({ name, visible, mandatory }) =>
    visible && mandatory && name !== 'allowsNewsletter' ? [name] : [],
  );
  return companions.some((each) => names.some((name) => each[name].trim() === ''));
}

const asked = ['anrede', 'forename', 'lastname', 'company', 'phone', 'email', 'comment'] as const;

/** Visible, mandatory and empty. A known guest from the book is not asked again. */
export function missingFields(
  values: FormValues,
  inputFields: readonly InputField[],
): (keyof FormValues)[] {
  return asked.filter((name) => {
    const field = inputFields.find((each) => each.name === name);
    const isWanted = name === 'lastname' || (field?.visible === true && field.mandatory);
    const isKnown = values.guestId !== '' && name !== 'comment';
    return isWanted && !isKnown && values[name].trim() === '';
  });
}
