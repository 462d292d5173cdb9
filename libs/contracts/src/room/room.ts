import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal, halCollection } from '../hal.ts';

/** Specification §3; ratios are parts of the room's size, width and depth are units (100 per metre). */
export const tableConfig = z.object({
  leftratio: z.number(),
  topratio: z.number(),
  widthratio: z.number(),
  heightratio: z.number(),
  shape: z.enum(['SQUARE', 'ROUND']),
  width: z.number(),
  depth: z.number(),
  diameter: z.number(),
});

export const table = hal({
  id: z.uuid(),
  name: z.string(),
  /** 0 marks an object that nobody can sit at. */
  seats: z.int().nonnegative(),
  config: tableConfig.optional(),
});
export type TableReply = z.infer<typeof table>;

export const room = hal({
  id: z.uuid(),
  name: z.string(),
  active: z.boolean(),
  outdoor: z.boolean(),
  autoAssignment: z.boolean(),
  color: z.string(),
  config: z.object({ width: z.number(), depth: z.number() }).optional(),
  tables: z.array(table),
});
export type RoomReply = z.infer<typeof room>;

export const listRooms = defineCall({
  name: 'listRooms',
  summary: 'Lists the rooms with their tables',
  rel: 'rooms',
  method: 'GET',
  path: '/api/1/rooms',
  audience: 'staff',
  query: z.strictObject({
    /** Sizes and places for the plan. */
    withConfig: z.stringbool().default(false),
    page: z.coerce.number().int().min(1).default(1),
  }),
  reply: halCollection('rooms', room),
});
