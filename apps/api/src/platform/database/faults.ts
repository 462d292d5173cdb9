import { DatabaseError } from 'pg';

/** The database cannot be asked just now: HTTP answers 503 with `Retry-After`. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// PostgreSQL, appendix A: 57P0x shutdown or start, 53xxx disk, memory or connections exhausted,
// 57014 statement_timeout, 25P03 idle transaction, 55P03 lock_timeout, 08xxx connection, 25006 read only.
const busyOrGone = /^(57P0\d|53\d{3}|57014|25P03|25P04|55P03|08\w{3}|25006)$/;

/** Driver errors without a code. */
const goneByMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Cannot use a pool after/;

/** Gives every loss of the database one type, and leaves other errors alone. */
export function asFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isGone =
    lostConnection.has(code) || busyOrGone.test(code) || goneByMessage.test(error.message);
  return isGone ? new DatabaseUnavailable('the database does not answer', { cause: error }) : error;
}

/** Deadlock or failed serialization: nothing was stored and the same work may be tried again. */
export function isWorthRepeating(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001');
}

export interface Violation {
  kind: 'unique' | 'exclusion' | 'reference' | 'check';
  constraint: string;
}

const violations: Record<string, Violation['kind']> = {
  '23505': 'unique',
  '23P01': 'exclusion',
  '23503': 'reference',
  '23514': 'check',
};

/** The constraint that refused a write, so that a use case can answer with a code. */
export function violationOf(error: unknown): Violation | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const kind = violations[error.code ?? ''];
  return kind && { kind, constraint: error.constraint ?? '' };
}
