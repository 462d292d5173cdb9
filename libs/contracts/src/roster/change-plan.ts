import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { planChange, planFields, planParams, rosterPlan } from './roster-plan.ts';

export const createPlan = defineCall({
  name: 'createPlan',
  summary: 'Makes a roster plan for some days',
  rel: 'roster',
  method: 'POST',
  path: '/api/1/roster',
  audience: 'staff',
  body: planFields,
  status: 201,
  reply: rosterPlan,
  problems: ['plan-exists'],
});

/**
 * Needs `If-Match`. A closed plan takes nothing but EDITABLE, which opens it. Shifts stay: 409
 * `plan-too-short` where one begins outside of the new days.
 */
export const replacePlan = defineCall({
  name: 'replacePlan',
  summary: 'Saves, closes or opens a roster plan',
  rel: 'self',
  method: 'PUT',
  path: '/api/1/roster/:planId',
  audience: 'staff',
  params: planParams,
  body: planChange,
  reply: rosterPlan,
  problems: ['plan-closed', 'plan-exists', 'plan-too-short', 'stale-version', 'version-required'],
});

/** With its shifts. The answer's link `restore` takes it back for an hour. */
export const deletePlan = defineCall({
  name: 'deletePlan',
  summary: 'Deletes a roster plan',
  rel: 'self',
  method: 'DELETE',
  path: '/api/1/roster/:planId',
  audience: 'staff',
  params: planParams,
  reply: hal({ id: z.uuid() }),
  problems: ['plan-closed', 'stale-version'],
});

export const restorePlan = defineCall({
  name: 'restorePlan',
  summary: 'Takes the deletion of a roster plan back',
  rel: 'restore',
  method: 'POST',
  path: '/api/1/roster/:planId/restore',
  audience: 'staff',
  params: planParams,
  reply: rosterPlan,
  problems: ['plan-exists'],
});
