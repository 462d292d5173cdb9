import { addMinutes, dayOf, parseMinute, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import type { ReservationReply as Reservation } from '@stammtisch/contracts/reservation/reservation';

export function at(text: string): Minute {
  const minute = parseMinute(text.includes('T') ? text : `2026-05-01T${text}`);
  if (minute === undefined) throw new Error(`no minute: ${text}`);
  return minute;
}

export function aTable(name: string, seats = 4): Reservation['tables'][number] {
  return { id: `00000000-0000-4000-8000-${name.padStart(12, '0')}`, name, seats, room: 'Stube' };
}

/** For tests: a confirmed party of four at 19:30 for two hours; set just what a test is about. */
export function aReservation(
  given: Partial<Omit<Reservation, 'date' | 'time'>> & { start?: Minute } = {},
): Reservation {
  const { start = at('19:30'), ...rest } = given;
  const duration = rest.duration ?? 120;
  const self = { href: '/api/1/reservations/r1' };
  return {
    id: '11111111-1111-4111-8111-111111111111',
    version: 3,
    status: 'CONFIRMED',
    nextStatuses: ['SEATED', 'CANCELLED', 'CANCELLED_BY_GUEST', 'OPEN'],
    source: 'STAFF',
    guest: {
      id: '22222222-2222-4222-8222-222222222222',
      anrede: '',
      forename: 'Anna',
      lastname: 'Huber',
      company: '',
      phone: '+49 30 1234567',
      email: 'anna@example.org',
    },
    persons: { from: 4, to: 4 },
    date: formatWireDate(dayOf(start)),
    time: formatWireTime(start),
    endTime: formatWireTime(addMinutes(start, duration)),
    duration,
    serviceDay: formatWireDate(dayOf(start)),
    startsAt: '2026-05-01T17:30:00.000Z',
    endsAt: '2026-05-01T19:30:00.000Z',
    tables: [aTable('12')],
    inRoom: null,
    companions: [],
    preOrders: [],
    attachmentCount: 0,
    series: null,
    tags: [],
    comment: '',
    onlineComment: '',
    internalComment: '',
    creator: '',
    locked: false,
    pinned: false,
    language: 'de',
    waitingSince: null,
    promisedAt: null,
    arrivalAt: null,
    departureAt: null,
    timesEstimated: false,
    confirmationSentAt: null,
    refusalSentAt: null,
    mailFailure: null,
    possibleMails: [],
    mailObstacles: {},
    rating: null,
    createdAt: '2026-04-20T10:00:00.000Z',
    updatedAt: '2026-04-20T10:00:00.000Z',
    _links: { self, move: self, status: self, history: self, delete: self },
    ...rest,
  };
}
