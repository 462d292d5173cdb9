import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { roomParams } from './room.ts';
import { table, tableFields } from './table.ts';

/** What one room holds at most: more than any hall, and still drawn smoothly. */
export const mostTables = 1_000;

const version = z.int().min(0).max(2_147_483_647);

/**
 * Version 0 is a table that is not there: it is made under this id, or brought back if it was deleted.
 */
export const writtenTable = tableFields.extend({ id: z.uuid(), version });
export type WrittenTable = z.output<typeof writtenTable>;

/**
 * Several tables in one step, each on the version that it was based on. Where somebody else was first
 * the table stays as they left it and comes back under `stale`; the others are stored all the same.
 * Names have to be free when all is done, so that two tables may swap theirs.
 */
export const editTables = defineCall({
  name: 'editTables',
  summary: 'Adds, changes and deletes tables of a room in one step',
  rel: 'edit',
  method: 'POST',
  path: '/api/1/rooms/:roomId/edit',
  audience: 'staff',
  params: roomParams,
  body: z.strictObject({
    put: z.array(writtenTable).max(mostTables).default([]),
    remove: z
      .array(z.strictObject({ id: z.uuid(), version }))
      .max(mostTables)
      .default([]),
  }),
  reply: hal({
    stored: z.array(table),
    /** Deleted now or before. */
    removed: z.array(z.uuid()),
    /** As they are, and not as they were sent: somebody else changed them first. */
    stale: z.array(table),
    /** Sent as changed, but deleted by somebody else. */
    gone: z.array(z.uuid()),
  }),
  problems: ['demo-read-only', 'name-in-use', 'room-full'],
});
