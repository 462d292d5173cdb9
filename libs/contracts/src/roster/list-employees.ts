import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal, halCollection } from '../hal.ts';
import { planParams, plannedEmployee } from './roster-plan.ts';

/** Employees are roster entries, not users (specification §6): one is known by the name. */
export const rosterEmployee = hal({
  id: z.string(),
  ...plannedEmployee.shape,
  /** In this plan; in minutes. */
  planned: z.int(),
  worked: z.int(),
  shiftCount: z.int(),
  /** What the person would hear by the next mail: of the first plan, of a change, or nothing. */
  news: z.enum(['first', 'changed', 'nothing', 'removed']),
});
export type RosterEmployee = z.output<typeof rosterEmployee>;

/** A digest of the name, which may have characters that no address takes. */
export const employeeParams = z.object({
  planId: z.uuid(),
  employeeId: z.string().regex(/^[0-9a-f]{32}$/, 'no employee'),
});

export const listEmployees = defineCall({
  name: 'listEmployees',
  summary: 'Lists who may be planned, and who is planned already',
  rel: 'employees',
  method: 'GET',
  path: '/api/1/roster/:planId/employees',
  audience: 'staff',
  params: planParams,
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: halCollection('employees', rosterEmployee),
});
