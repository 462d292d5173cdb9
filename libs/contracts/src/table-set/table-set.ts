import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal, halCollection } from '../hal.ts';

/** Tables that can be pushed together. A party at a set occupies all its members. */
const tableSetFields = z
  .strictObject({
    /** Of one room, at least two, each once. */
    tableIds: z
      .array(z.uuid())
      .min(2)
      .max(20)
      .refine((ids) => new Set(ids).size === ids.length, 'names a table twice'),
    minPersons: z.int().min(1).max(500),
    maxPersons: z.int().min(1).max(500),
  })
  .refine((set) => set.minPersons <= set.maxPersons, {
    path: ['maxPersons'],
    message: 'smaller than the minimum',
  });
export type TableSetFields = z.output<typeof tableSetFields>;

export const tableSet = hal({
  id: z.uuid(),
  version: z.int(),
  roomId: z.uuid(),
  tableIds: z.array(z.uuid()),
  minPersons: z.int(),
  maxPersons: z.int(),
});
export type TableSetReply = z.infer<typeof tableSet>;

const tableSetParams = z.object({ tableSetId: z.uuid() });

/** Sets of which a table was deleted are not shown; they are there again when it is restored. */
export const listTableSets = defineCall({
  name: 'listTableSets',
  summary: 'Lists which tables can be pushed together',
  rel: 'table-sets',
  method: 'GET',
  path: '/api/1/table-sets',
  audience: 'staff',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: halCollection('table-sets', tableSet),
});

export const createTableSet = defineCall({
  name: 'createTableSet',
  summary: 'Says that tables can be pushed together',
  rel: 'table-sets',
  method: 'POST',
  path: '/api/1/table-sets',
  audience: 'staff',
  body: tableSetFields,
  status: 201,
  reply: tableSet,
  problems: ['demo-read-only', 'table-set-exists', 'table-unknown'],
});

/** Needs `If-Match`. */
export const replaceTableSet = defineCall({
  name: 'replaceTableSet',
  summary: 'Changes a table set',
  rel: 'self',
  method: 'PUT',
  path: '/api/1/table-sets/:tableSetId',
  audience: 'staff',
  params: tableSetParams,
  body: tableSetFields,
  reply: tableSet,
  problems: [
    'demo-read-only',
    'table-set-exists',
    'table-unknown',
    'stale-version',
    'version-required',
  ],
});

/** Parties that sit at it stay; it comes back by being written again. */
export const deleteTableSet = defineCall({
  name: 'deleteTableSet',
  summary: 'Deletes a table set',
  rel: 'self',
  method: 'DELETE',
  path: '/api/1/table-sets/:tableSetId',
  audience: 'staff',
  params: tableSetParams,
  status: 204,
  reply: z.undefined(),
  problems: ['demo-read-only'],
});
