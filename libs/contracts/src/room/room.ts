import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { hal, halCollection } from '../hal.ts';
import { table } from './table.ts';

export type { TableReply } from './table.ts';

export const room = hal({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  active: z.boolean(),
  /** The part of the house: `Erdgeschoss`. */
  area: z.string(),
  outdoor: z.boolean(),
  autoAssignment: z.boolean(),
  color: z.string(),
  refId: z.string(),
  /** Metres. */
  config: z
    .object({
      width: z.number(),
      depth: z.number(),
      color: z.string(),
      widthheightratio: z.number(),
    })
    .optional(),
  tables: z.array(table),
});
export type RoomReply = z.infer<typeof room>;

const metres = z.number().min(1).max(200);

/** Everything that staff write of a room but its tables. */
export const roomFields = z.strictObject({
  name: text(60, 1),
  active: z.boolean().default(true),
  area: z._default(text(60), ''),
  outdoor: z.boolean().default(false),
  autoAssignment: z.boolean().default(true),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'not a colour (#rrggbb)')
    .transform((color) => color.toLowerCase())
    .default('#e7e5e4'),
  refId: z._default(text(100), ''),
  /** Specification §9: 10 by 10. */
  config: z.strictObject({ width: metres.default(10), depth: metres.default(10) }).prefault({}),
});
export type RoomFields = z.output<typeof roomFields>;

export const roomParams = z.object({ roomId: z.uuid() });

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

export const readRoom = defineCall({
  name: 'readRoom',
  summary: 'Reads a room with its tables',
  rel: 'self',
  method: 'GET',
  path: '/api/1/rooms/:roomId',
  audience: 'staff',
  params: roomParams,
  reply: room,
});
