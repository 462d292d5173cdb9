import * as z from 'zod';
import type { ErasureLedger } from '../erasures/erasure-ledger.ts';
import { erasing } from '../erasures/erasing.ts';
import { notice } from '../platform/after-commit/notice.ts';
import type { Database } from '../platform/database/database.ts';
import { restaurantId, type RestaurantId } from '../platform/database/scope.ts';
import { command, sql } from '../platform/database/sql.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { BookingLinks } from '../reservations/booking-link.ts';
import { loadHouse } from '../settings/house.ts';
import { readFile } from './choose-columns/read-file.ts';
import { writeStays } from './import-guests/write-stays.ts';
import { announceImport, findImport } from './import-row.ts';
import { seatNextDay } from './seat-guests/seat-guests.ts';
import { takeBack } from './undo/take-back.ts';

const waitingRow = z.object({
  restaurant: restaurantId,
  id: z.string(),
  state: z.enum(['READING', 'IMPORTING', 'UNDOING']),
});
const nextWaiting = sql(waitingRow)`
  select restaurant_id as restaurant, id, state from hotel_import
   where state in ('READING', 'IMPORTING', 'UNDOING') order by updated_at limit 1`;

const lockRow = z.object({ locked: z.boolean() });

/** What the work needs besides what it is told to do. */
export interface Importing {
  database: Database;
  ledger: ErasureLedger;
  links: BookingLinks;
}

/**
 * Reads, imports and takes back what was asked for, each in one transaction: all of it, or nothing when
 * the process dies; then the next one begins anew. How far it is, is told beside the transaction. Then
 * the imported parties get tables.
 */
export async function workOffHotelImports(parts: Importing, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waiting = await parts.database.systemTransaction((tx) => tx.maybe(nextWaiting));
    // Tables come after whatever somebody waits for in front of the screen, and day by day.
    const isOurs = await (waiting ? workOn(parts, waiting) : seatNextDay(parts.database));
    // There is nothing to do, or another process does it.
    if (!isOurs) return;
  }
}

type Waiting = z.output<typeof waitingRow>;

function workOn({ database, ledger, links }: Importing, waiting: Waiting): Promise<boolean> {
  const { restaurant, id, state } = waiting;
  const tell = (done: number) =>
    database.transaction(restaurant, async (tx) => {
      await tx.run(command`
        update hotel_import set done = ${done}, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${id}`);
      await tx.run(announceImport(restaurant, id));
    });
  if (state === 'UNDOING') {
    return erasing(database, ledger, (tx) =>
      whenFree(tx, waiting, async () => {
        const kept = await takeBack(tx, restaurant, id, tell);
        await tx.run(command`
          update hotel_import set state = 'UNDONE', kept = ${kept}, updated_at = clock_timestamp()
           where restaurant_id = ${restaurant} and id = ${id} and state = 'UNDOING'`);
        await announceBook(tx, restaurant, 'reservation.deleted');
      }),
    );
  }
  return database.transaction(restaurant, (tx) =>
    whenFree(tx, waiting, async () => {
      if (state === 'READING') {
        await readFile(tx, restaurant, id, tell);
        await tx.run(command`
          update hotel_import set state = 'REVIEW', done = rows, updated_at = clock_timestamp()
           where restaurant_id = ${restaurant} and id = ${id} and state = 'READING'`);
        return;
      }
      const house = await tx.one(loadHouse(restaurant));
      const written = await writeStays(tx, { restaurant, id, house, links }, tell);
      await tx.run(command`
        delete from hotel_import_row where restaurant_id = ${restaurant} and import_id = ${id}`);
      await tx.run(command`
        update hotel_import
           set state = 'DONE', written = ${written}, content = null, sample = '[]',
               seating = ${house.settings.assignmentSettings.mode !== 'SUGGEST'},
               updated_at = clock_timestamp(), finished_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${id} and state = 'IMPORTING'`);
      await announceBook(tx, restaurant, 'reservation.created');
    }),
  );
}

/** @returns false when another process is at it, or has done it since it was looked for */
async function whenFree(
  tx: Transaction,
  { restaurant, id, state }: Waiting,
  work: () => Promise<void>,
): Promise<boolean> {
  const { locked } = await tx.one(sql(lockRow)`
    select pg_try_advisory_xact_lock(hashtextextended(${`hotel import ${id}`}, 0)) as locked`);
  if (!locked) return false;
  const still = await tx.maybe(findImport(restaurant, id));
  if (still?.state !== state) return true;
  await work();
  await tx.run(announceImport(restaurant, id));
  return true;
}

async function announceBook(
  tx: Transaction,
  restaurant: RestaurantId,
  type: string,
): Promise<void> {
  for (const href of ['/api/1/reservations', '/api/1/guests']) {
    await tx.run(notice(restaurant, { type, href }));
  }
}
