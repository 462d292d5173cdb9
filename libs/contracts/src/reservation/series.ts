import * as z from 'zod';
import { mostRepeats } from '@stammtisch/domain/reservation/repeat';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { wireDate, wireTime } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';
import { reservationParams } from './read-reservation.ts';
import { duration, partySize, reservation, reservationId, seriesRule } from './reservation.ts';
import { reservationFields } from './write-reservation.ts';

/** `unassigned`: nothing stands in its way, but no table is free for it. */
const outcomes = ['saved', 'unassigned', 'conflict', 'skipped'] as const;

/** What becomes of one party of a series. */
export const occurrence = z.object({
  date: wireDate,
  time: wireTime,
  outcome: z.enum(outcomes),
  /** The problem's key of a conflict, such as TABLE_TAKEN. */
  key: z.string().nullable(),
  detail: z.string().nullable(),
  /** Who sits there already. */
  party: z
    .object({ guestName: z.string(), persons: z.int(), from: wireTime, to: wireTime })
    .nullable(),
  reservation: reservationId.nullable(),
});
export type Occurrence = z.infer<typeof occurrence>;

export const seriesOutcome = hal({ occurrences: z.array(occurrence) });
export type SeriesOutcome = z.infer<typeof seriesOutcome>;

const dryRun = z.strictObject({ dryRun: z.stringbool().default(false) });

/** Days on which the house goes without: a conflict, or a holiday. */
const skip = z.array(wireDate).max(mostRepeats).default([]);

/**
 * Each party comes at the same time of day, whatever the clocks do in between (decisions §3). Dry
 * runs list what would become of each; nothing is saved while a conflict is not skipped.
 */
export const createSeries = defineCall({
  name: 'createSeries',
  summary: 'Writes a series of reservations, or lists its conflicts',
  rel: 'series',
  method: 'POST',
  path: '/api/1/reservations/series',
  audience: 'staff',
  query: dryRun,
  body: z.strictObject({
    ...reservationFields,
    repeat: z.strictObject({
      ...seriesRule.shape,
      end: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('until'), date: wireDate }),
        z.strictObject({ kind: z.literal('count'), count: z.int().min(1).max(mostRepeats) }),
      ]),
    }),
    skip,
    /** One mail tells the guest all dates of the series. */
    notifyGuest: z.boolean().default(false),
  }),
  reply: seriesOutcome,
  problems: ['series-conflicts', 'master-password-required', 'request-in-flight'],
});

/** This party and those after it, or all that still lie ahead; what is over stays as it was. */
export const seriesScope = z.enum(['following', 'all']);
export type SeriesScope = z.infer<typeof seriesScope>;

export const readSeries = defineCall({
  name: 'readSeries',
  summary: 'Lists the reservations of a series',
  rel: 'series',
  method: 'GET',
  path: '/api/1/reservations/:reservationId/series',
  audience: 'staff',
  params: reservationParams,
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: halCollection('reservations', reservation),
});

const { tags, comment, internalComment, inRoom, companions, preOrders } = reservationFields;

export const changeSeries = defineCall({
  name: 'changeSeries',
  summary: 'Changes several reservations of a series, or lists its conflicts',
  rel: 'series',
  method: 'PATCH',
  path: '/api/1/reservations/:reservationId/series',
  audience: 'staff',
  params: reservationParams,
  query: dryRun,
  body: z.strictObject({
    scope: seriesScope,
    /**
     * `date` is the new one of the reservation that is changed: the others move by as many days, and
     * keep their own time of day unless `time` says another. Conflicts and `skip` name the dates
     * before the change.
     */
    change: z
      .strictObject({
        guest: reservationFields.guest,
        date: wireDate,
        persons: partySize,
        time: wireTime,
        duration,
        tables: reservationFields.tables.unwrap(),
        tags: tags.unwrap(),
        comment: comment.unwrap(),
        internalComment: internalComment.unwrap(),
        inRoom: inRoom.unwrap(),
        companions: companions.unwrap(),
        preOrders: preOrders.unwrap(),
        locked: z.boolean(),
        /** One mail tells the guest the new dates of all parties whose time or size changed. */
        notifyGuest: z.boolean(),
      })
      .partial(),
    skip,
  }),
  reply: seriesOutcome,
  problems: ['series-conflicts', 'master-password-required'],
});

export const cancelSeries = defineCall({
  name: 'cancelSeries',
  summary: 'Cancels several reservations of a series',
  rel: 'cancel-series',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/series/cancel',
  audience: 'staff',
  params: reservationParams,
  body: z.strictObject({
    scope: seriesScope,
    editor: z.optional(text(100)),
  }),
  reply: seriesOutcome,
  problems: ['editor-required', 'master-password-required'],
});
