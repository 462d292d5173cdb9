import type { FieldError } from '@stammtisch/contracts/problem';
import { settings, type Settings } from '@stammtisch/contracts/settings/settings';
import { cssFaults } from '../css-sanity-check/check-css.ts';
import { fieldErrors, pointerTo } from '../platform/http/field-errors.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { unknownMembers } from './unknown-members.ts';

/** Everything that will be stored is checked together: a section's rules may span its fields. */
export function readWanted(raw: unknown): { settings: Settings } | { refusal: Refusal } {
  const parsed = settings.safeParse(raw);
  if (!parsed.success) return invalid(fieldErrors('', parsed.error.issues));
  const errors = [
    ...unknownMembers(raw, parsed.data).map((path) => ({
      pointer: pointerTo('', path),
      code: 'unknown-field',
      message: `"${String(path.at(-1))}" is not known here: leave it out.`,
    })),
    ...styleErrors(parsed.data.onlineReservationSettings.customCss),
  ];
  return errors.length > 0 ? invalid(errors) : { settings: parsed.data };
}

/** Guests wear it: what the sanity check refuses is not kept. */
function styleErrors(css: string): FieldError[] {
  if (css.trim() === '') return [];
  return cssFaults(css).map(({ code, line, column, about }) => ({
    pointer: '/onlineReservationSettings/customCss',
    code,
    message: `Line ${line}, column ${column}: ${code} "${about}".`,
  }));
}

function invalid(errors: FieldError[]) {
  return { refusal: refuse('invalid-request', { errors }) };
}
