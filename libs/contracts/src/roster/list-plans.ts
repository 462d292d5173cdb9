import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireDate } from '../fields/time.ts';
import { halCollection } from '../hal.ts';
import { planParams, rosterPlan } from './roster-plan.ts';

/** With `from` and `to` the plans of which a day lies between, both included. */
export const listPlans = defineCall({
  name: 'listPlans',
  summary: 'Lists the roster plans, the latest first',
  rel: 'roster',
  method: 'GET',
  path: '/api/1/roster',
  audience: 'staff',
  query: z.strictObject({
    from: z.optional(wireDate),
    to: z.optional(wireDate),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  reply: halCollection('plans', rosterPlan),
});

/** Specification §4: a NEW plan is EDITABLE once it is loaded; what is stored stays as it is. */
export const readPlan = defineCall({
  name: 'readPlan',
  summary: 'Loads a roster plan',
  rel: 'self',
  method: 'GET',
  path: '/api/1/roster/:planId',
  audience: 'staff',
  params: planParams,
  reply: rosterPlan,
});
