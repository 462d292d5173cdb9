import * as z from 'zod';
import { repeatUnits } from '@stammtisch/domain/reservation/repeat';
import { mailObstacles, staffMails } from '@stammtisch/domain/reservation/guest-mail';
import { statuses } from '@stammtisch/domain/reservation/status';
import { language, optionalEmail, phone, text } from '../fields/text.ts';
import { instant, wireDate, wireTime } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';

export const reservationId = z.uuid();

/** Of a rating: 1 is bad, 5 is best. */
export const stars = z.int().min(1).max(5);
export const status = z.enum(statuses);

/** Decisions §2: a fixed number has equal ends; capacity counts `to`, fees count `from`. */
export const partySize = z
  .strictObject({ from: z.int().min(1).max(500), to: z.int().min(1).max(500) })
  .refine((size) => size.from <= size.to, { path: ['to'], message: 'smaller than the minimum' });

/** Minutes that a party stays. */
export const duration = z.int().min(15).max(1_440);

export const tableRef = z.object({
  id: z.uuid(),
  name: z.string(),
  seats: z.int(),
  room: z.string(),
});
export type TableRef = z.infer<typeof tableRef>;

/** Who comes along (specification §3, Begleitperson): what the house asks for, else empty. */
export const companion = z.strictObject({
  anrede: z._default(text(20), ''),
  forename: z._default(text(100), ''),
  lastname: z._default(text(100), ''),
  company: z._default(text(120), ''),
  phone: z._default(phone, ''),
  email: z._default(optionalEmail, ''),
  comment: z._default(text(500), ''),
});
export type Companion = z.infer<typeof companion>;

/** Something of the house's list that the kitchen should know before the party comes. */
export const preOrder = z.strictObject({ name: text(100, 1), count: z.int().min(1).max(500) });
export type PreOrder = z.infer<typeof preOrder>;

export const seriesRule = z.strictObject({
  unit: z.enum(repeatUnits),
  every: z.int().min(1).max(99),
});

export const reservation = hal({
  id: reservationId,
  /** Counts the changes; the ETag is made of it. */
  version: z.int(),
  status,
  /** What staff may choose next, by the rules and the clock. */
  nextStatuses: z.array(status),
  source: z.enum(['STAFF', 'ONLINE']),
  guest: z.object({
    id: z.uuid(),
    anrede: z.string(),
    forename: z.string(),
    lastname: z.string(),
    company: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  persons: z.object({ from: z.int(), to: z.int() }),
  date: wireDate,
  time: wireTime,
  endTime: wireTime,
  duration,
  serviceDay: wireDate,
  startsAt: instant,
  endsAt: instant,
  tables: z.array(tableRef),
  /** The room that the party wants; it may sit elsewhere. */
  inRoom: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  tags: z.array(z.string()),
  comment: z.string(),
  onlineComment: z.string(),
  internalComment: z.string(),
  companions: z.array(companion),
  preOrders: z.array(preOrder),
  attachmentCount: z.int(),
  /** The rule of the series that it belongs to; the link `series` leads there. */
  series: z.nullable(seriesRule),
  creator: z.string(),
  locked: z.boolean(),
  /** Staff chose the tables by hand: automatic assignment leaves them alone. */
  pinned: z.boolean(),
  language,
  /** Since when it stands at the door; null while it is expected later. */
  waitingSince: z.nullable(instant),
  /** When a table was promised to it as it was put on the waiting list. */
  promisedAt: z.nullable(instant),
  arrivalAt: z.nullable(instant),
  departureAt: z.nullable(instant),
  timesEstimated: z.boolean(),
  confirmationSentAt: z.nullable(instant),
  refusalSentAt: z.nullable(instant),
  /** The address that a mail could not be delivered to, after the last try. */
  mailFailure: z.string().nullable(),
  /** The mails that staff may send now; the link `mails` sends one. */
  possibleMails: z.array(z.enum(staffMails)),
  /** Why each of the others cannot go out now. */
  mailObstacles: z.partialRecord(z.enum(staffMails), z.enum(mailObstacles)),
  /** What the guest said of the visit; the link `rating` leads there. */
  rating: z.nullable(z.object({ stars, comment: z.string() })),
  createdAt: instant,
  updatedAt: instant,
});
export type ReservationReply = z.infer<typeof reservation>;

export const reservationList = halCollection('reservations', reservation);
export type ReservationList = z.infer<typeof reservationList>;
