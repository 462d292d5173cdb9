import * as z from 'zod';
import type { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { ErasureLedger, PlacedLine } from './erasure-ledger.ts';
import type { ErasedLine } from './erasure-line.ts';
import { holdPage, knowPage } from './erasure-page.sql.ts';
import { erasing, type ErasingTransaction } from './erasing.ts';
import { forgetAgain } from './forget-again.ts';
import { findMetSince } from './replay.sql.ts';
import { reviewPages, type Review } from './review-pages.ts';
import { findUnknownPages } from './unknown-pages.ts';

export interface Replayed {
  /** Forgotten once more. */
  guests: number;
  /** Pages of which an older copy lies in the folder. */
  shortened: string[];
}

const clock = sql(z.object({ begun: z.date() }))`select clock_timestamp() as begun`;

/**
 * Forgets once more whom a restored backup has brought back: every line of the ledger that the database
 * does not know. Any number of processes may do it at once, and killed in the middle it goes on.
 *
 * @param batch lines in one transaction
 * @throws {LedgerUnreadable}
 */
export async function replayErasures(
  database: Database,
  ledger: ErasureLedger,
  batch = 200,
): Promise<Replayed> {
  const { behind, shortened } = await findUnknownPages(database, ledger);
  const replayed = { guests: 0, shortened };
  if (behind.size === 0) return replayed;
  const { begun } = await database.systemTransaction((tx) => tx.one(clock));
  const review = await reviewPages(ledger, behind);
  for (const page of behind.keys()) {
    // What is done now is written, too, and never behind lines that the database does not know.
    ledger.turn(page);
    const step = (tx: ErasingTransaction) => replayStep(tx, { ledger, page, review, begun, batch });
    for (;;) {
      const done = await erasing(database, ledger, step);
      if (done === undefined) break;
      replayed.guests += done;
    }
  }
  return replayed;
}

interface Step {
  ledger: ErasureLedger;
  page: string;
  review: Review;
  begun: Date;
  batch: number;
}

/** @returns how many guests were forgotten, or undefined when the database knows the whole page */
async function replayStep(
  tx: ErasingTransaction,
  { ledger, page, review, begun, batch }: Step,
): Promise<number | undefined> {
  const { known } = await tx.one(holdPage(page));
  const placed: PlacedLine[] = [];
  for await (const each of ledger.read(page, known)) {
    if (placed.push(each) === batch) break;
  }
  const last = placed.at(-1);
  if (!last) return undefined;
  const lines: ErasedLine[] = [];
  for (const { line, start } of placed) {
    if ('spared' in line || review.isSpared(line)) continue;
    if (review.isCertain(page, start) || !(await isMetSince(tx, line))) lines.push(line);
    else if (line.guest) tx.spared({ spared: line.erasure, guest: line.guest });
  }
  let guests = 0;
  for (const [restaurant, theirs] of Map.groupBy(lines, (line) => line.restaurant)) {
    guests += await forgetAgain(tx, restaurant, theirs, begun);
  }
  await tx.run(knowPage(page, last.end));
  return guests;
}

async function isMetSince(
  tx: ErasingTransaction,
  { restaurant, guest, at }: ErasedLine,
): Promise<boolean> {
  if (!guest) return false;
  return (await tx.maybe(findMetSince(restaurant, guest, at))) !== undefined;
}
