import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { ErasureLedger } from './erasure-ledger.ts';
import type { Erased, ErasureLine, SparedLine } from './erasure-line.ts';
import { holdPage, knowPage } from './erasure-page.sql.ts';

/** A transaction of the system in which guests may be forgotten. */
export interface ErasingTransaction extends Transaction {
  /** Goes into the ledger before the commit. */
  erased(what: Erased): void;
  spared(line: SparedLine): void;
}

const clock = sql(z.object({ at: z.date() }))`select clock_timestamp() as at`;

/**
 * The only way to forget guests. What was erased is on the ledger's disk before the database commits it,
 * so a process that is killed may leave a line too many, and never one too few; of a page only the last
 * erasure can be such a line, because nothing is written behind one that the database does not know.
 *
 * @throws {DatabaseUnavailable}, or what the disk says; then nothing was erased
 */
export function erasing<Result>(
  database: Database,
  ledger: ErasureLedger,
  work: (tx: ErasingTransaction) => Promise<Result>,
): Promise<Result> {
  return database.systemTransaction(async (tx) => {
    const erased: Erased[] = [];
    const spared: SparedLine[] = [];
    const result = await work({
      ...tx,
      erased: (what) => void erased.push(what),
      spared: (line) => void spared.push(line),
    });
    if (erased.length + spared.length === 0) return result;
    const at = (await tx.one(clock)).at.toISOString();
    const erasure = randomUUID();
    await write(tx, ledger, [...spared, ...erased.map((what) => ({ erasure, at, ...what }))]);
    return result;
  });
}

async function write(
  tx: Transaction,
  ledger: ErasureLedger,
  lines: readonly ErasureLine[],
): Promise<void> {
  for (;;) {
    const { page } = ledger;
    // Held until the commit: of two transactions of this process one waits here for the other.
    const { known } = await tx.one(holdPage(page));
    if (known === (await ledger.size(page))) {
      await tx.run(knowPage(page, await ledger.append(page, lines)));
      return;
    }
    // A commit failed, or a backup was restored underneath. The rest of that page is for the replay.
    ledger.turn(page);
  }
}
