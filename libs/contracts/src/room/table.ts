import * as z from 'zod';
import { newTable, shapeTable, tableSize, turnOf } from '@stammtisch/domain/room/table-shape';
import { text } from '../fields/text.ts';
import { hal } from '../hal.ts';

/**
 * Specification §3. Ratios are parts of the room's size; width, depth and diameter are units (100 per
 * metre), and they are what is drawn; degrees are clockwise around the table's middle.
 */
export const tableConfig = z.object({
  leftratio: z.number(),
  topratio: z.number(),
  widthratio: z.number(),
  heightratio: z.number(),
  shape: z.enum(['SQUARE', 'ROUND']),
  width: z.number(),
  depth: z.number(),
  diameter: z.number(),
  rotation: z.number().default(0),
});
export type TableConfig = z.infer<typeof tableConfig>;

export const table = hal({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  /** 0 marks an object that nobody can sit at. */
  seats: z.int().nonnegative(),
  /** Smaller parties are not put here automatically. */
  minPersons: z.int(),
  /** Of two equal tables the one with the higher number is taken first. */
  priority: z.int(),
  /** Minutes between one party's planned end and the next party's start. */
  clearingMinutes: z.int(),
  /** What a guest may wish for: names of tags such as `Fenster`. */
  tags: z.array(z.string()),
  /** The house's own key of the table, such as its number at the till. */
  refId: z.string(),
  config: tableConfig.optional(),
});
export type TableReply = z.infer<typeof table>;

const units = z.number().min(tableSize.min).max(tableSize.max);
/** What lies outside the room is put back into it; this only keeps the sums exact. */
const ratio = z.number().min(-1_000_000_000).max(1_000_000_000).default(0.1);

const writtenConfig = z
  .strictObject({
    leftratio: ratio,
    topratio: ratio,
    widthratio: ratio,
    heightratio: ratio,
    shape: z.enum(['SQUARE', 'ROUND']).optional(),
    width: units.optional(),
    depth: units.optional(),
    diameter: units.optional(),
    rotation: z.number().default(0).transform(turnOf),
  })
  .prefault({})
  .transform((config): TableConfig => ({ ...config, ...shapeTable(config) }));

/** Everything that staff write of a table; what is missing is as specification §9 says. */
export const tableFields = z.strictObject({
  name: text(20, 1),
  seats: z.int().min(0).max(500).default(newTable.seats),
  minPersons: z.int().min(1).max(500).default(1),
  priority: z.int().min(0).max(10).default(0),
  clearingMinutes: z.int().min(0).max(240).default(0),
  tags: z.array(text(40, 1)).max(20).default([]),
  refId: z._default(text(100), ''),
  config: writtenConfig,
});
export type TableFields = z.output<typeof tableFields>;

/** A new table may come without a name: it gets the next number (specification §5). */
export const newTableFields = tableFields.extend({ name: z.optional(tableFields.shape.name) });

export const tableParams = z.object({ roomId: z.uuid(), tableId: z.uuid() });
