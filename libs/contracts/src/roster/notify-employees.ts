import * as z from 'zod';
import { defineCall } from '../call.ts';
import { planParams, rosterPlan } from './roster-plan.ts';

/**
 * A mail to everybody whose shifts are new or have changed since they were told, and who has an
 * address. Asking twice sends nothing twice. 202: the mails are on their way.
 */
export const notifyEmployees = defineCall({
  name: 'notifyEmployees',
  summary: 'Tells employees of their shifts',
  rel: 'notify',
  method: 'PUT',
  path: '/api/1/roster/:planId/notify',
  audience: 'staff',
  params: planParams,
  status: 202,
  reply: z.object({
    plan: rosterPlan,
    told: z.array(z.object({ name: z.string(), email: z.string() })),
    /** Have to be told by somebody. */
    withoutAddress: z.array(z.string()),
  }),
});
