import * as z from 'zod';
import { tableRef } from '../reservation/reservation.ts';
import { wireTime } from '../fields/time.ts';

/** What can decide between two places; the browser makes the sentence of it. */
export const assignmentRule = z.enum([
  'missedWishes',
  'emptyChairs',
  'pushedTables',
  'lowPriority',
  'move',
  'keepsSets',
  'tightGap',
  'order',
  'only',
]);

/** Why this place and not the next best: the rule, what it counts at both, and the other tables. */
export const assignmentReason = z.object({
  rule: assignmentRule,
  chosen: z.int(),
  other: z.int(),
  otherTables: z.array(tableRef),
});
export type AssignmentReason = z.infer<typeof assignmentReason>;

/** A free place; the fewer points it costs the better it is. */
export const ratedPlace = z.object({ tables: z.array(tableRef), cost: z.int() });

/** Why there is none: others sit everywhere, or what hinders at the place that comes closest. */
export const noPlace = z.enum([
  'taken',
  'too-small',
  'too-large',
  'too-many-free-seats',
  'other-room',
  'room-out',
  'no-tables',
]);

/** Another place for a party; `version` is the one that it was planned with. */
export const assignmentMove = z.object({
  reservation: z.uuid(),
  version: z.int(),
  guestName: z.string(),
  persons: z.int(),
  time: wireTime,
  /** Empty while it has no table. */
  from: z.array(tableRef),
  to: z.array(tableRef),
});
export type AssignmentMove = z.infer<typeof assignmentMove>;
