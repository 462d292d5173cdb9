import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { employeeParams } from './list-employees.ts';
import { employeeName, entryFields, entryParams, scheduleEntry } from './schedule-entry.ts';

/** Overlapping shifts and short rests are pointed out on the screen and refused nowhere. */
export const planShift = defineCall({
  name: 'planShift',
  summary: 'Plans a shift of an employee',
  rel: 'shifts',
  method: 'POST',
  path: '/api/1/roster/:planId/employees/:employeeId/shifts',
  audience: 'staff',
  params: employeeParams,
  body: entryFields,
  status: 201,
  reply: scheduleEntry,
  problems: ['plan-closed', 'plan-full'],
});

/** A closed plan takes it too: people work when the plan is done. */
export const recordTime = defineCall({
  name: 'recordTime',
  summary: 'Records the time that an employee has worked',
  rel: 'time-recordings',
  method: 'POST',
  path: '/api/1/roster/:planId/employees/:employeeId/time-recordings',
  audience: 'staff',
  params: employeeParams,
  body: entryFields,
  status: 201,
  reply: scheduleEntry,
  problems: ['plan-full'],
});

const path = '/api/1/roster/:planId/entries/:entryId';

/** Needs `If-Match`. What is there already changes nothing, and keeps its version. */
export const replaceEntry = defineCall({
  name: 'replaceEntry',
  summary: 'Changes a shift or a recorded time',
  rel: 'self',
  method: 'PUT',
  path,
  audience: 'staff',
  params: entryParams,
  body: entryFields.extend({ employee: z.optional(employeeName) }),
  reply: scheduleEntry,
  problems: ['plan-closed', 'stale-version', 'version-required'],
});

/** The answer's link `restore` takes it back for an hour. */
export const deleteEntry = defineCall({
  name: 'deleteEntry',
  summary: 'Deletes a shift or a recorded time',
  rel: 'self',
  method: 'DELETE',
  path,
  audience: 'staff',
  params: entryParams,
  reply: hal({ id: z.uuid() }),
  problems: ['plan-closed', 'stale-version'],
});

export const restoreEntry = defineCall({
  name: 'restoreEntry',
  summary: 'Takes the deletion of a shift or a recorded time back',
  rel: 'restore',
  method: 'POST',
  path: `${path}/restore`,
  audience: 'staff',
  params: entryParams,
  reply: scheduleEntry,
  problems: ['plan-closed'],
});
