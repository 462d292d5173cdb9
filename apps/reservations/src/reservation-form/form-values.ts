import type { Language } from '@stammtisch/i18n';
import type { Reservation } from '../book/reservation.ts';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';

/** What stands in the form's fields. Dates are ISO (`2026-05-01`), times `HH:mm`. */
export interface FormValues {
  personsFrom: number;
  personsTo: number;
  isRange: boolean;
  date: string;
  time: string;
  /** Minutes. */
  duration: number;
  /** A guest of the guest book; empty writes a new one. */
  guestId: string;
  anrede: string;
  forename: string;
  lastname: string;
  company: string;
  phone: string;
  email: string;
  language: Language;
  tables: 'auto' | string[];
  tags: string[];
  comment: string;
  onlineComment: string;
  internalComment: string;
  locked: boolean;
  status: 'CONFIRMED' | 'SEATED' | 'QUEUED' | 'TAKE_AWAY' | 'OPEN';
  notifyGuest: boolean;
}

export interface NewDefaults {
  date: string;
  time: string;
  duration: number;
  language: Language;
  tables?: string[];
}

export function emptyForm(defaults: NewDefaults): FormValues {
  return {
    personsFrom: 2,
    personsTo: 2,
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
    locked: false,
    status: 'CONFIRMED',
    notifyGuest: false,
  };
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
    locked: reservation.locked,
    status: 'CONFIRMED',
    notifyGuest: false,
  };
}
