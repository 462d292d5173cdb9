import * as z from 'zod';
import { restaurantId } from '../platform/database/scope.ts';

const id = z.uuid();

/** A guest who was forgotten, or reservations that had none any more. Ids and an instant, nothing else. */
const erasedLine = z.object({
  /** Of all lines that were written with one transaction. */
  erasure: id,
  at: z.iso.datetime(),
  restaurant: restaurantId,
  guest: z.optional(id),
  reservations: z.array(id),
  /** Imports whose file named the guest. */
  imports: z.array(id),
  /** The import that was taken back, with all the guests whom it had brought. */
  undone: z.optional(id),
});
export type ErasedLine = z.output<typeof erasedLine>;

/** A line was written, its transaction failed, and somebody dealt with the guest before it was repeated. */
const sparedLine = z.object({ spared: id, guest: id });
export type SparedLine = z.output<typeof sparedLine>;

export const erasureLine = z.union([erasedLine, sparedLine]);
export type ErasureLine = z.output<typeof erasureLine>;

/** What a use case knows of an erasure; the rest is written by the ledger. */
export type Erased = Omit<ErasedLine, 'erasure' | 'at'>;
