import type { BodyInputOf } from '@stammtisch/contracts/call';
import type { createGuest } from '@stammtisch/contracts/guest/guest';
import type { Guest } from './guest.ts';

/** What stands in the form's fields; it travels as it is. */
export type GuestValues = Required<BodyInputOf<typeof createGuest>>;
export type GuestField = keyof GuestValues;

export function emptyGuest(language: GuestValues['language']): GuestValues {
  return {
    anrede: '',
    forename: '',
    lastname: '',
    company: '',
    street: '',
    plz: '',
    city: '',
    country: '',
    phone: '',
    email: '',
    roomno: '',
    comment: '',
    allowsNewsletter: false,
    allowsDataStorage: false,
    tags: [],
    language,
    temporary: false,
    persist: false,
  };
}

export const guestFields = Object.keys(emptyGuest('de')) as GuestField[];

/** What of a guest stands in a form. */
export function valuesOf(guest: Guest): GuestValues {
  return { ...emptyGuest(guest.language), ...pick(guest, guestFields) };
}

function pick<T, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;
}

export interface GuestDifference {
  field: GuestField;
  theirs: GuestValues;
  mine: GuestValues;
  /** Both changed it, to different things; else nothing of mine is lost. */
  isContested: boolean;
}

interface Versions {
  base: GuestValues;
  mine: GuestValues;
  theirs: GuestValues;
}

/** What the other person changed since this form was opened. */
export function differencesBetween({ base, mine, theirs }: Versions): GuestDifference[] {
  return guestFields
    .filter((field) => differs(base[field], theirs[field]) && differs(mine[field], theirs[field]))
    .map((field) => ({ field, theirs, mine, isContested: differs(base[field], mine[field]) }));
}

/** Mine where I changed something, theirs everywhere else: what "overwrite with mine" leaves. */
export function mergeOver({ base, mine, theirs }: Versions): GuestValues {
  const changed = guestFields.filter((field) => differs(base[field], mine[field]));
  const kept = Object.fromEntries(changed.map((field) => [field, mine[field]]));
  return { ...theirs, ...kept };
}

export function hasChanged(base: GuestValues, mine: GuestValues): boolean {
  return guestFields.some((field) => differs(base[field], mine[field]));
}

function differs(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) !== JSON.stringify(second);
}
