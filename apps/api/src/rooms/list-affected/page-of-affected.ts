import { pageOf } from '../../platform/http/page-of.ts';
import type { Desk } from '../../reservations/desk.ts';
import { toResource } from '../../reservations/reservation-resource.ts';
import { listAffected } from './list-affected.sql.ts';

const pageSize = 50;

/** A page of who would lose one of the tables. */
export async function pageOfAffected(
  desk: Desk,
  { path, tables, page }: { path: string; tables: readonly string[]; page: number },
) {
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await desk.tx.many(listAffected(desk.restaurant, tables, window));
  const total = rows[0]?.total ?? 0;
  return {
    ...pageOf(path, { page, pageSize, total }),
    _embedded: { reservations: rows.map((row) => toResource(row, desk)) },
  };
}
