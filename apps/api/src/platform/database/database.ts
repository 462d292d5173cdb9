import { Pool, types, type CustomTypesConfig, type PoolClient } from 'pg';
import { asFault, isWorthRepeating } from './faults.ts';
import type { RestaurantId } from './scope.ts';
import { transactionOn, type Transaction } from './transaction.ts';

export interface DatabaseOptions {
  url: string;
  connections: number;
  /** Told about connections that were lost while idle; the pool replaces them by itself. */
  onLost?: (error: Error) => void;
}

const attempts = 3;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The only way to the tables. Every statement runs in a transaction under a role that row-level
 * security binds: to one restaurant, or to the few system places that need all of them.
 */
export class Database {
  readonly url: string;
  readonly #pool: Pool;

  constructor(options: DatabaseOptions) {
    this.url = options.url;
    this.#pool = new Pool({
      connectionString: options.url,
      max: options.connections,
      // As long as a statement may take: in a rush for the last table a guest waits for its turn.
      connectionTimeoutMillis: 5_000,
      // design/reliability.md, threat 38: no statement runs longer than 5 s.
      statement_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      application_name: 'stammtisch',
      types: { getTypeParser: typeParser },
    });
    this.#pool.on('error', (error) => options.onLost?.(error));
  }

  /**
   * Runs the work bound to one restaurant: rows of any other are invisible to it. The work may run
   * again after a deadlock, so it has no effect outside the transaction.
   *
   * @throws {DatabaseUnavailable} when the database is away, busy or full
   */
  transaction<Result>(
    scope: RestaurantId,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    // The driver cannot bind parameters in a statement list, so the shape is checked once more here.
    if (!uuid.test(scope)) throw new Error('a restaurant scope must be a uuid');
    return this.#repeat(
      `begin; set local role stammtisch_app; select set_config('stammtisch.restaurant', '${scope}', true)`,
      work,
    );
  }

  /**
   * Runs work that belongs to no single restaurant. Places: authentication (the restaurant is not
   * known yet), public calls up to the point where the identifier is resolved, jobs that fetch due
   * rows, the change stream, rate limits, the registry of remotes, demo data. Everything else takes
   * `transaction`.
   *
   * @throws {DatabaseUnavailable} when the database is away, busy or full
   */
  systemTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.#repeat('begin; set local role stammtisch_system', work);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #repeat<Result>(
    begin: string,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#run(begin, work);
      } catch (error) {
        if (attempt === attempts || !isWorthRepeating(error)) throw asFault(error);
      }
    }
  }

  async #run<Result>(begin: string, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      await client.query(begin);
      const result = await work(transactionOn(client));
      await client.query('commit');
      return result;
    } catch (error) {
      broken ??= await rollback(client);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }
}

/** Answers the error that makes the connection unfit for further use, if any. */
async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed', { cause: error });
  }
}

const asText = (value: string) => value;

/**
 * Days and wall-clock times stay text: the driver would read them in the server's own zone.
 * Counts come as numbers, and ids stay far below 2^53.
 */
const typeParser: CustomTypesConfig['getTypeParser'] = (oid, format) => {
  const { DATE, TIMESTAMP, TIME, INT8 } = types.builtins;
  if (oid === DATE || oid === TIMESTAMP || oid === TIME) return asText;
  if (oid === INT8) return Number;
  return types.getTypeParser(oid, format);
};
