import type { FieldError } from '@stammtisch/contracts/problem';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { Desk } from '../reservations/desk.ts';

interface Given {
  anrede: string;
  forename: string;
  lastname: string;
  company: string;
  phone: string;
  email: string;
  comment: string;
  allowsNewsletter: boolean;
}

/** The house decides which fields a guest must fill in (specification §3). */
export function refuseMissingFields(desk: Desk, given: Given): Refusal | undefined {
  const errors: FieldError[] = desk.house.settings.onlineReservationSettings.reservationInputFields
    .filter((field) => field.visible && field.mandatory && !given[field.name])
    .map(({ name }) => ({
      pointer: `/${name}`,
      code: 'required',
      message: `The restaurant needs ${name}. Fill it in.`,
    }));
  return errors.length > 0 ? refuse('invalid-request', { errors }) : undefined;
}
