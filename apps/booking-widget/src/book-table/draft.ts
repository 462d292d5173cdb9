import { keep, readKept } from '../app/browser-storage.ts';

/** A chosen time: a service day may run past midnight, so the time's own day can be the next one. */
export interface Slot {
  date: string;
  time: string;
  /** The day is full: the guest asks for a place on the waiting list. */
  waits?: boolean;
}

export interface Details {
  anrede: string;
  forename: string;
  lastname: string;
  company: string;
  phone: string;
  email: string;
  comment: string;
  allowsNewsletter: boolean;
  allowsDataStorage: boolean;
  acceptsTerms: boolean;
  acceptsPrivacyPolicy: boolean;
}

/** What a guest has chosen and typed so far; survives a reload where the browser allows it. */
export interface Draft {
  persons: number;
  /** The service day that is looked at, YYYY-MM-DD. */
  day: string;
  slot: Slot | null;
  details: Details;
  /** The key of the last sending, with the body that it stands for. */
  sent: { key: string; body: string } | null;
}

const noDetails: Details = {
  anrede: '',
  forename: '',
  lastname: '',
  company: '',
  phone: '',
  email: '',
  comment: '',
  allowsNewsletter: false,
  allowsDataStorage: false,
  acceptsTerms: false,
  acceptsPrivacyPolicy: false,
};

export interface DraftLimits {
  minPersons: number;
  maxPersons: number;
  today: string;
  nextOpenDay: string | null;
  lastDay: string;
}

/** Two persons on the next open day: what most guests want. */
export function newDraft({ minPersons, maxPersons, today, nextOpenDay }: DraftLimits): Draft {
  const persons = Math.min(Math.max(2, minPersons), maxPersons);
  return { persons, day: nextOpenDay ?? today, slot: null, details: noDetails, sent: null };
}

const storageKey = (identifier: string) => `stammtisch.booking.${identifier}`;

export function keepDraft(identifier: string, draft: Draft | null): void {
  keep(storageKey(identifier), draft && JSON.stringify(draft));
}

/** The draft of this tab, if it still fits what the restaurant offers. */
export function restoreDraft(identifier: string, limits: DraftLimits): Draft {
  const fresh = newDraft(limits);
  const kept = parse(readKept(storageKey(identifier)));
  if (!kept) return fresh;
  const { persons, day } = kept;
  const fits =
    persons >= limits.minPersons &&
    persons <= limits.maxPersons &&
    day >= limits.today &&
    day <= limits.lastDay;
  return fits ? { ...fresh, ...kept } : { ...fresh, details: kept.details };
}

/** Only this module writes the text, so its shape is checked where a wrong one would do harm. */
function parse(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  const value: unknown = JSON.parse(text);
  return isDraft(value) ? { ...value, details: { ...noDetails, ...value.details } } : undefined;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'persons' in value &&
    typeof value.persons === 'number' &&
    'day' in value &&
    typeof value.day === 'string' &&
    'details' in value &&
    typeof value.details === 'object'
  );
}
