import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireDate } from '../fields/time.ts';
import { hal } from '../hal.ts';
import { assignmentMove } from './choice.ts';

/**
 * A plan for all parties of a service day that may be moved. Nobody loses a table by it. The link
 * `accept` takes its moves, all of them or some that do not depend on the others.
 */
export const dayPlan = hal({
  date: wireDate,
  moves: z.array(assignmentMove),
  /** Parties that would still have no table. */
  waiting: z.array(z.object({ reservation: z.uuid(), guestName: z.string(), persons: z.int() })),
  /** Guests with a table before and with the plan, without those whose table is fixed. */
  seatedGuests: z.int(),
  plannedGuests: z.int(),
  /** Proven: no plan seats more of them. */
  mostGuests: z.int(),
  /** How far the plan can be from the best one at most, wishes and chairs included; percent. */
  gap: z.number(),
});
export type DayPlanReply = z.infer<typeof dayPlan>;

export const readDayPlan = defineCall({
  name: 'readDayPlan',
  summary: 'Plans the tables of a service day and proves how good the plan is',
  rel: 'day-plan',
  method: 'GET',
  path: '/api/1/assignment/plan',
  audience: 'staff',
  query: z.strictObject({ date: wireDate }),
  reply: dayPlan,
});
