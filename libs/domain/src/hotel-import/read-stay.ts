import { daysBetween, type Day } from '../time/minute.ts';
import type { StayColumns, StayField } from './columns.ts';
import { parseHotelDate, type Notation } from './dates.ts';

/** A hotel guest as the file tells of them. */
export interface HotelStay {
  lastname: string;
  forename: string;
  anrede: string;
  company: string;
  roomno: string;
  arrival: Day;
  departure: Day;
  /** As the file writes it: a name or an abbreviation. */
  arrangement: string;
  persons: number;
  email: string;
  phone: string;
  comment: string;
  bookingNumber: string;
}

export interface RowFault {
  field: StayField;
  code: 'missing' | 'no-date' | 'before-arrival' | 'too-long' | 'no-number' | 'no-email';
}

export type ReadStay = { kind: 'stay'; stay: HotelStay } | { kind: 'bad'; faults: RowFault[] };

/** Characters that each may have; they are those of a guest in the guest book. */
const longest: Partial<Record<StayField, number>> = {
  lastname: 100,
  forename: 100,
  anrede: 20,
  company: 120,
  roomno: 20,
  arrangement: 100,
  email: 254,
  phone: 40,
  comment: 1_000,
  bookingNumber: 100,
};
/** Nights; longer is a slip of the keyboard. */
const longestStay = 366;
const mostPersons = 500;
const mailbox = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/;

/** Reads one row. Every fault is named, so that the hotel corrects it once. */
export function readStay(
  cells: readonly string[],
  columns: StayColumns,
  notation: Notation,
): ReadStay {
  const faults: RowFault[] = [];
  const cell = (field: StayField) => {
    const column = columns[field];
    // Spreadsheets and our own exports put an apostrophe before what they would run as a formula.
    return column === undefined ? '' : unescaped((cells[column] ?? '').normalize('NFC').trim());
  };
  const text = (field: StayField) => {
    const value = cell(field);
    if ([...value].length > (longest[field] ?? 0)) faults.push({ field, code: 'too-long' });
    return value;
  };
  const date = (field: 'arrival' | 'departure') => {
    const value = cell(field);
    const day = parseHotelDate(value, notation);
    if (!day) faults.push({ field, code: value === '' ? 'missing' : 'no-date' });
    return day;
  };

  const name = nameOf(text('lastname'), text('forename'));
  if (name.lastname === '') faults.push({ field: 'lastname', code: 'missing' });
  const arrival = date('arrival');
  const departure = date('departure');
  if (arrival && departure) {
    const nights = daysBetween(arrival, departure);
    if (nights < 0) faults.push({ field: 'departure', code: 'before-arrival' });
    if (nights > longestStay) faults.push({ field: 'departure', code: 'too-long' });
  }
  const persons = personsOf(cell('persons'));
  if (persons === undefined) faults.push({ field: 'persons', code: 'no-number' });
  const email = text('email');
  if (email !== '' && !mailbox.test(email)) faults.push({ field: 'email', code: 'no-email' });
  const rest = {
    anrede: text('anrede'),
    company: text('company'),
    roomno: text('roomno'),
    arrangement: text('arrangement'),
    phone: text('phone'),
    comment: text('comment'),
    bookingNumber: text('bookingNumber'),
  };
  if (faults.length > 0 || !arrival || !departure || persons === undefined) {
    return { kind: 'bad', faults };
  }
  return { kind: 'stay', stay: { ...name, ...rest, arrival, departure, persons, email } };
}

/** `Müller, Hans` in one column. */
function nameOf(lastname: string, forename: string) {
  const [family = '', given] = lastname.split(/\s*,\s*/);
  return forename === '' && given !== undefined
    ? { lastname: family, forename: given }
    : { lastname, forename };
}

/** `2`, `2.0`, `2+1`; nothing said is one. */
function personsOf(text: string): number | undefined {
  if (text === '') return 1;
  if (!/^\d{1,3}([.,]0+)?(\s*\+\s*\d{1,3})*$/.test(text)) return undefined;
  const sum = text.split('+').reduce((total, part) => total + Number.parseInt(part, 10), 0);
  return sum >= 1 && sum <= mostPersons ? sum : undefined;
}

function unescaped(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/** What tells a stay from every other, however it is spelt: the same row of a later file is known by it. */
export function stayKey(stay: HotelStay): string {
  const who = stay.bookingNumber || `${stay.lastname} ${stay.forename} ${stay.roomno}`;
  return `${who} ${stay.arrival} ${stay.departure}`.toLowerCase().replaceAll(/\s+/g, ' ');
}
