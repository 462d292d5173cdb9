import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal, halCollection } from '../hal.ts';

const ourTable = z.object({ id: z.uuid(), name: z.string(), room: z.string() });

/** A table as the register knows it, and which of ours it is. */
export const registerTable = hal({
  /** The register’s own number. */
  id: z.string(),
  name: z.string(),
  table: ourTable.nullable(),
  /** Somebody decided it; names no longer do. */
  byHand: z.boolean(),
});
export type RegisterTableReply = z.infer<typeof registerTable>;

/** Those without one of ours come first. */
export const listRegisterTables = defineCall({
  name: 'listRegisterTables',
  summary: 'Lists the tables of the cash register and which of ours they are',
  rel: 'tables',
  method: 'GET',
  path: '/api/1/ready2order/tables',
  audience: 'staff',
  query: z.strictObject({ page: z.coerce.number().int().min(1).default(1) }),
  reply: z.object({
    ...halCollection('tables', registerTable).shape,
    /** What may be chosen. */
    choices: z.array(ourTable),
  }),
});

export const matchRegisterTable = defineCall({
  name: 'matchRegisterTable',
  summary: 'Says which of our tables a table of the cash register is',
  rel: 'match',
  method: 'PUT',
  path: '/api/1/ready2order/tables/:registerTableId',
  audience: 'master',
  params: z.object({ registerTableId: z.string().regex(/^\d{1,18}$/) }),
  /** `null`: none of ours. `auto`: whichever has its name. */
  body: z.strictObject({ tableId: z.union([z.uuid(), z.literal('auto')]).nullable() }),
  reply: registerTable,
  problems: ['table-unknown'],
});
