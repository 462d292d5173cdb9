import * as z from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';
import { reservationParams } from './read-reservation.ts';

export const historyWhat = z.enum([
  'created',
  'status',
  'moved',
  'arrived',
  'edited',
  'attached',
  'detached',
  'mail-asked',
  'mail',
  'mail-failed',
  'fee-collected',
  'fee-refunded',
  'deleted',
]);
/** `register`: the cash register, by an order, a bill or their absence. */
export const historyBy = z.enum(['staff', 'guest', 'system', 'register']);

/**
 * Values are as they were shown: a status, `dd.MM.yyyy HH:mm`, table names, a mail's type.
 * `mail-asked`: staff sent it by hand; `mail`: it was delivered; `mail-failed`: it never will be.
 */
export const historyEntry = hal({
  at: instant,
  what: historyWhat,
  by: historyBy,
  /** The editor's name where one was given. */
  editor: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** It cannot be edited; a deleted reservation keeps it. */
export const readHistory = defineCall({
  name: 'readHistory',
  summary: 'Tells who changed what, when, and which mails went out',
  rel: 'history',
  method: 'GET',
  path: '/api/1/reservations/:reservationId/history',
  audience: 'staff',
  params: reservationParams,
  query: z.strictObject({ page: z.coerce.number().int().min(1).default(1) }),
  reply: halCollection('entries', historyEntry),
});
