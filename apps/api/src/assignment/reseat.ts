import { announceAsItIs } from '../reservations/announce.ts';
import type { Desk } from '../reservations/desk.ts';
import { record } from '../reservations/history.ts';
import { pinTables } from '../reservations/pin-tables.ts';
import type { ReservationRow } from '../reservations/reservation-row.ts';
import { nameTables, storeTables } from '../reservations/seat-party.ts';
import { wireStart } from '../reservations/wire-start.ts';

export interface Reseating {
  row: ReservationRow;
  tables: readonly string[];
}

/**
 * Puts parties at other tables. The caller holds their rows and their days, and has asked whether
 * the tables are free. All are released first: parties may change places with one another.
 */
export async function reseat(
  desk: Desk,
  reseatings: readonly Reseating[],
): Promise<ReservationRow[]> {
  for (const { row } of reseatings) await storeTables(desk, keyOf(desk, row), []);
  const changed: ReservationRow[] = [];
  for (const { row, tables } of reseatings) {
    const key = keyOf(desk, row);
    await storeTables(desk, key, tables);
    await desk.tx.run(pinTables(key, { pinned: false, isNewVersion: true }));
    const { names } = await desk.tx.one(nameTables(desk.restaurant, tables));
    const start = wireStart(row.startsAt, desk.house);
    const before = row.tables.map((table) => table.name).join(', ');
    await desk.tx.run(
      record(key, {
        what: 'moved',
        by: desk.by,
        from: before === '' ? start : `${start}, ${before}`,
        to: `${start}, ${names}`,
      }),
    );
    changed.push(await announceAsItIs(desk, row));
  }
  return changed;
}

function keyOf(desk: Desk, row: ReservationRow) {
  return { restaurant: desk.restaurant, id: row.id };
}
