import * as z from 'zod';
import { command, sql, type Statement } from '../platform/database/sql.ts';

const pageRow = z.object({ file: z.string(), known: z.number() });

/** How far the database knows a page, which nobody else writes on until the transaction ends. */
export function holdPage(page: string) {
  return sql(pageRow)`
    insert into erasure_page (file) values (${page})
    on conflict (file) do update set known = erasure_page.known
    returning file, known`;
}

export function knowPage(page: string, bytes: number): Statement {
  return command`update erasure_page set known = ${bytes} where file = ${page}`;
}

export function findPages(pages: readonly string[]) {
  return sql(pageRow)`select file, known from erasure_page where file = any(${pages}::text[])`;
}
