import * as z from 'zod';
import { planStatuses } from '@stammtisch/domain/roster/plan-status';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { addDays } from '@stammtisch/domain/time/minute';
import { email } from '../fields/text.ts';
import { instant, wireDate } from '../fields/time.ts';
import { hal } from '../hal.ts';

export const planStatus = z.enum(planStatuses);

/** Days of a plan: two months, more than anybody plans at once. */
const longestPlan = 62;

const span = z.strictObject({ timespanStart: wireDate, timespanEnd: wireDate });

export const planFields = span.refine(isSpan, {
  path: ['timespanEnd'],
  message: 'not the last of at most 62 days',
});

/** `CLOSED` closes the plan, `EDITABLE` opens it; the days stay as they are unless they are sent. */
export const planChange = span
  .partial()
  .extend({ status: planStatus.exclude(['NEW']) })
  .refine((plan) => plan.timespanStart === undefined || isSpan(plan), {
    path: ['timespanEnd'],
    message: 'not the last of at most 62 days',
  });

function isSpan(plan: { timespanStart?: string | undefined; timespanEnd?: string | undefined }) {
  const { timespanStart: start = '', timespanEnd: end = '' } = plan;
  const [first, last] = [parseWireDate(start), parseWireDate(end)];
  if (first === undefined || last === undefined) return false;
  return first <= last && last < addDays(first, longestPlan);
}

export const plannedEmployee = z.object({
  name: z.string(),
  email: z.union([z.literal(''), email]),
  /** On the list of the house; who has left it keeps the shifts that are there. */
  active: z.boolean(),
});

/** The shifts of some days (specification §3). No two plans of a house share a day. */
export const rosterPlan = hal({
  id: z.uuid(),
  version: z.int(),
  status: planStatus,
  timespanStart: wireDate,
  timespanEnd: wireDate,
  details: z.object({
    /** When it was closed. */
    commitDate: z.nullable(instant),
    /** Of the house as long as the plan is open; as it was when the plan was closed. */
    employeeList: z.array(plannedEmployee),
  }),
  /** Everybody with a shift knows of it as it stands. */
  notified: z.boolean(),
  notifiedAt: z.nullable(instant),
  shiftCount: z.int(),
});
export type RosterPlan = z.output<typeof rosterPlan>;

export const planParams = z.object({ planId: z.uuid() });
