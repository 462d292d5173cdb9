import * as z from 'zod';
import { jsonSchema } from './json-schema.ts';

/** `reservation.details`: the noun whose page has the place, and what goes there. */
export const slotName = z.string().regex(/^[a-z][a-z-]*(\.[a-z][a-z-]*)+$/);

/** What the page with the place hands to those that fill it. */
export interface SlotContract<Data extends z.ZodType = z.ZodType> {
  slot: string;
  /** A breaking change gets the next number, provided beside the old one. */
  v: number;
  data: Data;
}

/** The data of a place as its fillings get it: their props. */
export type SlotData<Contract extends SlotContract> = z.output<Contract['data']>;

/** The data of a place as its page hands it over. */
export type SlotInput<Contract extends SlotContract> = z.input<Contract['data']>;

/** @throws when the name or the version is none */
export function defineSlot<const Data extends z.ZodType>(
  contract: SlotContract<Data>,
): SlotContract<Data> {
  slotName.parse(contract.slot);
  z.int().positive().parse(contract.v);
  return contract;
}

/** `reservation.details@1` */
export function slotKey({ slot, v }: { slot: string; v: number }): string {
  return `${slot}@${String(v)}`;
}

export const providedSlot = z.strictObject({
  slot: slotName,
  v: z.int().positive(),
  schema: jsonSchema,
});

export const filledSlot = providedSlot.extend({
  /** The exposed module whose default export is drawn there. */
  expose: z.string(),
  /** Ascending; equal ones by the remote's name. */
  order: z.int().nonnegative(),
});
