import type { TableReply } from '@stammtisch/contracts/room/room';
import type { BookingRefusal } from '@stammtisch/domain/availability/booking-refusal';
import { needsMasterPassword } from '@stammtisch/domain/reservation/party';
import { isCancelled, isOccupying } from '@stammtisch/domain/reservation/status';
import { minutesBetween, parseMinute, type Minute } from '@stammtisch/domain/time/minute';
import { guestNameOf, partyOf, startOf, type Reservation } from '../book/reservation.ts';
import type { FormValues } from './form-values.ts';

export type Warning =
  | { kind: 'DATE_IN_PAST' | 'TOO_MANY_GUESTS_FOR_TABLE' | 'MASTER_PASSWORD' }
  /** What the booking rule would refuse a guest at this time. */
  | { kind: 'RULE'; refusal: BookingRefusal }
  /** The next party at a table leaves less time than the stay and one step of the house's clock. */
  | { kind: 'FOLLOW_UP'; name: string; time: string; table: string; minutes: number }
  | { kind: 'SAME_GUEST'; name: string; time: string; persons: string };

export interface Circumstances {
  now: Minute;
  tables: readonly Pick<TableReply, 'id' | 'seats'>[];
  /** All parties of the day that the form is about. */
  book: readonly Reservation[];
  /** The reservation that is edited. */
  except: string;
  /** Minutes that should lie between two parties at a table. */
  interval: number;
  masterPasswordThreshold: number;
}

/** Specification §5: what staff should know before saving. None of it blocks. */
export function warningsFor(values: FormValues, given: Circumstances): Warning[] {
  const start = parseMinute(`${values.date}T${values.time}`);
  const others = given.book.filter((each) => each.id !== given.except);
  const persons = {
    from: values.personsFrom,
    to: values.isRange ? values.personsTo : values.personsFrom,
  };
  const kinds = [
    start !== undefined && start < given.now && 'DATE_IN_PAST',
    isTooSmall(values, persons.to, given.tables) && 'TOO_MANY_GUESTS_FOR_TABLE',
    needsMasterPassword(persons, given.masterPasswordThreshold) && 'MASTER_PASSWORD',
  ] as const;
  return [
    ...kinds.flatMap((kind) => (kind === false ? [] : [{ kind }])),
    ...(start === undefined ? [] : followUp(values, start, others, given.interval)),
    ...sameGuest(values, others),
  ];
}

function isTooSmall(
  { tables: chosen }: Pick<FormValues, 'tables'>,
  persons: number,
  tables: Circumstances['tables'],
): boolean {
  if (chosen === 'auto' || chosen.length === 0) return false;
  const seats = tables
    .filter((table) => chosen.includes(table.id))
    .reduce((sum, table) => sum + table.seats, 0);
  return persons > seats;
}

function followUp(
  { tables: chosen, duration }: Pick<FormValues, 'tables' | 'duration'>,
  start: Minute,
  others: readonly Reservation[],
  interval: number,
): Warning[] {
  if (chosen === 'auto') return [];
  const isHere = (each: Reservation) => each.tables.some(({ id }) => chosen.includes(id));
  const next = others
    .filter((each) => isOccupying(each.status) && isHere(each) && startOf(each) > start)
    .toSorted((first, second) => startOf(first).localeCompare(startOf(second)))[0];
  const minutes = next ? minutesBetween(start, startOf(next)) : Infinity;
  if (next === undefined || minutes >= duration + interval) return [];
  const table = next.tables.find(({ id }) => chosen.includes(id))?.name ?? '';
  return [{ kind: 'FOLLOW_UP', name: guestNameOf(next), time: next.time, table, minutes }];
}

/** Somebody who is in the book of that day already, by the guest book, number, address or name. */
function sameGuest(values: FormValues, others: readonly Reservation[]): Warning[] {
  const isSame = ({ guest }: Reservation) =>
    (values.guestId !== '' && guest.id === values.guestId) ||
    same(values.email, guest.email) ||
    same(digitsOf(values.phone), digitsOf(guest.phone)) ||
    (same(values.lastname, guest.lastname) && same(values.forename, guest.forename));
  const known = others.find((each) => !isCancelled(each.status) && isSame(each));
  if (known === undefined) return [];
  const persons = partyOf(known);
  return [{ kind: 'SAME_GUEST', name: guestNameOf(known), time: known.time, persons }];
}

function same(mine: string, theirs: string): boolean {
  return mine.trim() !== '' && mine.trim().toLowerCase() === theirs.trim().toLowerCase();
}

/** The end of a number is the same with and without the country. */
function digitsOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 7 ? '' : digits.slice(-7);
}
