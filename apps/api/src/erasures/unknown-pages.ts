import type { Database } from '../platform/database/database.ts';
import type { ErasureLedger } from './erasure-ledger.ts';
import { findPages } from './erasure-page.sql.ts';

export interface UnknownPages {
  /** Pages that go further than the database knows, and from which byte on. */
  behind: Map<string, number>;
  /** Pages that the database knows further than they go: an older copy lies there. */
  shortened: string[];
}

/** The usual answer, that there is nothing, costs one look into the folder and one into the database. */
export async function findUnknownPages(
  database: Database,
  ledger: ErasureLedger,
): Promise<UnknownPages> {
  const pages = await ledger.pages();
  const rows = await database.systemTransaction((tx) => tx.many(findPages([...pages.keys()])));
  const known = new Map(rows.map((row) => [row.file, row.known]));
  const knownOf = (page: string) => known.get(page) ?? 0;
  const sizes = [...pages];
  return {
    behind: new Map(
      sizes.filter(([page, size]) => size > knownOf(page)).map(([page]) => [page, knownOf(page)]),
    ),
    shortened: sizes.filter(([page, size]) => size < knownOf(page)).map(([page]) => page),
  };
}
