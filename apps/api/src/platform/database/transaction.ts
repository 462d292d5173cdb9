import type pg from 'pg';
import type { Query, Statement } from './sql.ts';

/** What a use case works with. Everything it does is stored together or not at all. */
export interface Transaction {
  /** The one row. @throws when there is none or more than one: that is a bug. */
  one<Row>(query: Query<Row>): Promise<Row>;
  /** The one row, or undefined. */
  maybe<Row>(query: Query<Row>): Promise<Row | undefined>;
  many<Row>(query: Query<Row>): Promise<Row[]>;
  /** Answers how many rows were touched. */
  run(statement: Statement): Promise<number>;
}

export function transactionOn(client: pg.PoolClient): Transaction {
  const ask = (statement: Statement) =>
    client.query<Record<string, unknown>>({ text: statement.text, values: [...statement.values] });

  async function maybe<Row>(query: Query<Row>): Promise<Row | undefined> {
    const { rows } = await ask(query);
    if (rows.length > 1) throw new Error(`expected one row, got ${rows.length}: ${query.text}`);
    return rows.length === 1 ? query.parse(rows[0]) : undefined;
  }

  return {
    maybe,
    async one(query) {
      const row = await maybe(query);
      if (row === undefined) throw new Error(`expected one row, got none: ${query.text}`);
      return row;
    },
    async many(query) {
      const { rows } = await ask(query);
      return rows.map((row) => query.parse(row));
    },
    async run(statement) {
      const { rowCount } = await ask(statement);
      return rowCount ?? 0;
    },
  };
}
