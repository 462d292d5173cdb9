import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireDate, wireTime } from '../fields/time.ts';
import { halCollection } from '../hal.ts';
import { reservation, tableRef } from '../reservation/reservation.ts';

/** Why a party does not sit yet; the rule is `waiting-list/why-waiting` of the domain. */
export const waitReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not-here-yet') }),
  z.object({ kind: z.literal('no-table') }),
  z.object({ kind: z.literal('parties-ahead'), count: z.int() }),
  z.object({ kind: z.literal('pace'), guests: z.int() }),
  z.object({ kind: z.literal('too-large'), seats: z.int() }),
  z.object({ kind: z.literal('closing') }),
]);

/** When a party can sit down; both are null when no table fits any more this evening. */
const quote = {
  /** From now on; 0: a table is free. */
  minutes: z.int().nonnegative().nullable(),
  time: z.nullable(wireTime),
};

/** A reservation of the queue, with what it can be told now. */
export const waitingParty = z.object({
  ...reservation.shape,
  wait: z.object({
    ...quote,
    /** From 1, in the order of the queue. */
    position: z.int().positive(),
    /**
     * The table that it is quoted, or those that are pushed together for it; the house proposes them
     * once `minutes` is 0. Empty where none fits any more.
     */
    tables: z.array(tableRef),
    /** Null: it can sit down now. */
    reason: waitReason.nullable(),
  }),
});
export type WaitingPartyReply = z.infer<typeof waitingParty>;

export const sizeQuote = z.object({ persons: z.int(), ...quote });
export type SizeQuote = z.infer<typeof sizeQuote>;

/** The queue of a service day in its order; of the running one when none is given. */
export const readWaitingList = defineCall({
  name: 'readWaitingList',
  summary: 'The waiting list of a service day: quoted times, reasons, proposed tables',
  rel: 'waiting-list',
  method: 'GET',
  path: '/api/1/waiting-list',
  audience: 'staff',
  query: z.strictObject({
    date: z.optional(wireDate),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  reply: z.object({
    ...halCollection('parties', waitingParty).shape,
    /** What a party of each size would be told that came to the door now. */
    quotes: z.array(sizeQuote),
  }),
});
