import { violationOf } from '../../platform/database/faults.ts';
import { command } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';

/**
 * Does all of it and keeps it only if the result is to be kept: a preview is then exactly what would
 * have become of it.
 */
export async function tentatively<Result>(
  tx: Transaction,
  work: () => Promise<{ result: Result; isKept: boolean }>,
): Promise<Result> {
  await tx.run(command`savepoint tentatively`);
  const { result, isKept } = await work();
  if (!isKept) await tx.run(command`rollback to savepoint tentatively`);
  return result;
}

/** One of several: when the database itself refuses its table, the others go on. */
export async function oneOfSeveral<Result>(
  tx: Transaction,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  await tx.run(command`savepoint one_of_several`);
  try {
    const result = await work();
    await tx.run(command`release savepoint one_of_several`);
    return result;
  } catch (error) {
    if (violationOf(error)?.constraint !== 'table_taken') throw error;
    await tx.run(command`rollback to savepoint one_of_several`);
    return refuse('table-taken');
  }
}
