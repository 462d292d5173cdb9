import type { GuestReply } from '@stammtisch/contracts/guest/guest';
import type { Language } from '@stammtisch/i18n';
import { languages } from '@stammtisch/contracts/fields/text';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { companion, preOrder } from '@stammtisch/contracts/reservation/reservation';
import { repeatUnits } from '@stammtisch/domain/reservation/repeat';
import * as z from 'zod';
import type { Reservation } from '../book/reservation.ts';

/** What stands in the fields of a series; `until` is an ISO date. */
const repeatValues = z.object({
  unit: z.enum(repeatUnits),
  every: z.number(),
  end: z.enum(['count', 'until']),
  count: z.number(),
  until: z.string(),
});
export type RepeatValues = z.infer<typeof repeatValues>;

/** What stands in the form's fields. Dates are ISO (`2026-05-01`), times `HH:mm`; minutes last. */
export const formValues = z.object({
  personsFrom: z.number(),
  personsTo: z.number(),
  isRange: z.boolean(),
  date: z.string(),
  time: z.string(),
  duration: z.number(),
  /** A guest of the guest book; empty writes a new one. */
  guestId: z.string(),
  anrede: z.string(),
  forename: z.string(),
  lastname: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  language: z.enum(languages),
  tables: z.union([z.literal('auto'), z.array(z.string())]),
  tags: z.array(z.string()),
  comment: z.string(),
  onlineComment: z.string(),
  internalComment: z.string(),
  /** A room's id; empty means any. */
  inRoom: z.string(),
  companions: z.array(companion),
  preOrders: z.array(preOrder),
  creator: z.string(),
  /** Null: it comes once. */
  repeat: repeatValues.nullable(),
  locked: z.boolean(),
  status: z.enum(['CONFIRMED', 'SEATED', 'QUEUED', 'TAKE_AWAY', 'OPEN']),
  notifyGuest: z.boolean(),
});
export type FormValues = z.infer<typeof formValues>;

export interface NewDefaults {
  date: string;
  time: string;
  duration: number;
  language: Language;
  tables?: string[];
  persons?: number;
}

export function emptyForm(defaults: NewDefaults): FormValues {
  const { persons = 2 } = defaults;
  return {
    personsFrom: persons,
    personsTo: persons,
    isRange: false,
    date: defaults.date,
    time: defaults.time,
    duration: defaults.duration,
    guestId: '',
    anrede: '',
    forename: '',
    lastname: '',
    company: '',
    phone: '',
    email: '',
    language: defaults.language,
    tables: defaults.tables ?? 'auto',
    tags: [],
    comment: '',
    onlineComment: '',
    internalComment: '',
    inRoom: '',
    companions: [],
    preOrders: [],
    creator: '',
    repeat: null,
    locked: false,
    status: 'CONFIRMED',
    notifyGuest: false,
  };
}

/** For somebody from the guest book. */
export function withGuest(values: FormValues, guest: GuestReply): FormValues {
  const { id, anrede, forename, lastname, company, phone, email } = guest;
  return { ...values, guestId: id, anrede, forename, lastname, company, phone, email };
}

export function formOf(reservation: Reservation): FormValues {
  const { persons, guest } = reservation;
  return {
    personsFrom: persons.from,
    personsTo: persons.to,
    isRange: persons.from !== persons.to,
    date: parseWireDate(reservation.date) ?? '',
    time: reservation.time,
    duration: reservation.duration,
    guestId: guest.id,
    anrede: guest.anrede,
    forename: guest.forename,
    lastname: guest.lastname,
    company: guest.company,
    phone: guest.phone,
    email: guest.email,
    language: reservation.language,
    tables: reservation.tables.map((table) => table.id),
    tags: reservation.tags,
    comment: reservation.comment,
    onlineComment: reservation.onlineComment,
    internalComment: reservation.internalComment,
    inRoom: reservation.inRoom?.id ?? '',
    companions: reservation.companions,
    preOrders: reservation.preOrders,
    creator: reservation.creator,
    repeat: null,
    locked: reservation.locked,
    status: 'CONFIRMED',
    notifyGuest: false,
  };
}
