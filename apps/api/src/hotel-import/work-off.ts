import * as z from 'zod';
import { notice } from '../platform/after-commit/notice.ts';
import type { Database } from '../platform/database/database.ts';
import { restaurantId } from '../platform/database/scope.ts';
import { command, sql } from '../platform/database/sql.ts';
import type { BookingLinks } from '../reservations/booking-link.ts';
import { loadHouse } from '../settings/house.ts';
import { readFile } from './choose-columns/read-file.ts';
import { writeStays } from './import-guests/write-stays.ts';
import { announceImport } from './import-row.ts';

const waitingRow = z.object({
  restaurant: restaurantId,
  id: z.string(),
  state: z.enum(['READING', 'IMPORTING']),
});
const nextWaiting = sql(waitingRow)`
  select restaurant_id as restaurant, id, state from hotel_import
   where state in ('READING', 'IMPORTING') order by updated_at limit 1`;

const lockRow = z.object({ locked: z.boolean() });

/**
 * Reads and imports what was asked for, each in one transaction: all of it, or nothing when the
 * process dies; then the next one begins anew. How far it is, is told beside the transaction.
 */
export async function workOffHotelImports(
  database: Database,
  links: BookingLinks,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const waiting = await database.systemTransaction((tx) => tx.maybe(nextWaiting));
    if (!waiting) return;
    const isOurs = await workOn(database, links, waiting);
    // Another process has it.
    if (!isOurs) return;
  }
}

type Waiting = z.output<typeof waitingRow>;

async function workOn(
  database: Database,
  links: BookingLinks,
  { restaurant, id, state }: Waiting,
): Promise<boolean> {
  const tell = (done: number) =>
    database.transaction(restaurant, async (tx) => {
      await tx.run(command`
        update hotel_import set done = ${done}, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${id}`);
      await tx.run(announceImport(restaurant, id));
    });
  return database.transaction(restaurant, async (tx) => {
    const { locked } = await tx.one(sql(lockRow)`
      select pg_try_advisory_xact_lock(hashtextextended(${`hotel import ${id}`}, 0)) as locked`);
    if (!locked) return false;
    if (state === 'READING') {
      await readFile(tx, restaurant, id, tell);
      await tx.run(command`
        update hotel_import set state = 'REVIEW', done = rows, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${id} and state = 'READING'`);
    } else {
      const house = await tx.one(loadHouse(restaurant));
      const written = await writeStays(tx, { restaurant, id, house, links }, tell);
      await tx.run(command`
        delete from hotel_import_row where restaurant_id = ${restaurant} and import_id = ${id}`);
      await tx.run(command`
        update hotel_import
           set state = 'DONE', written = ${written}, content = null, sample = '[]',
               updated_at = clock_timestamp(), finished_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${id} and state = 'IMPORTING'`);
      for (const href of ['/api/1/reservations', '/api/1/guests']) {
        await tx.run(notice(restaurant, { type: 'reservation.created', href }));
      }
    }
    await tx.run(announceImport(restaurant, id));
    return true;
  });
}
