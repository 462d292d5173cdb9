import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireDate } from '../fields/time.ts';
import { hal } from '../hal.ts';
import { planParams, rosterPlan } from './roster-plan.ts';

/**
 * The plan of the new days is made where there is none. Copying twice makes nothing twice. The
 * link `undo` takes away what was made and is still as it was.
 */
export const copyPlan = defineCall({
  name: 'copyPlan',
  summary: 'Copies the shifts of a plan to days that begin later or earlier',
  rel: 'copy',
  method: 'POST',
  path: '/api/1/roster/:planId/copies',
  audience: 'staff',
  params: planParams,
  body: z.strictObject({ timespanStart: wireDate }),
  status: 201,
  reply: hal({
    plan: rosterPlan,
    created: z.int(),
    /** Were there already. */
    present: z.int(),
    /** Begin on days that the other plan does not have. */
    left: z.int(),
  }),
  problems: ['plan-closed', 'plan-exists', 'plan-full'],
});

export const undoCopy = defineCall({
  name: 'undoCopy',
  summary: 'Takes a copy of a plan back',
  rel: 'undo',
  method: 'DELETE',
  path: '/api/1/roster/:planId/copies/:copyId',
  audience: 'staff',
  params: z.object({ planId: z.uuid(), copyId: z.uuid() }),
  status: 204,
  reply: z.undefined(),
  problems: ['plan-closed'],
});
