import { seatWaiting } from '@stammtisch/domain/assignment/seat-waiting';
import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import { loadDay } from '../../assignment/load-day.ts';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dateOf } from '../../platform/time-zone/time-zone.ts';
import { openDesk, todayAt, withoutDoubleBooking, type Desk } from '../../reservations/desk.ts';
import { countWrite, lockDays } from '../../reservations/service-day.ts';
import { listHolds, withHolds } from '../../reservations/table-holds.ts';
import { wireStart } from '../../reservations/wire-start.ts';
import { announceImport } from '../import-row.ts';
import {
  findNextDay,
  holdSeating,
  holdWaiting,
  nextSeating,
  storeProgress,
  storeSeated,
  type Seated,
} from './seat-guests.sql.ts';

/**
 * Tables for the imported parties of one day, as far as there are free ones; whoever has a table keeps it.
 *
 * @returns whether there may be another day to do
 */
export async function seatNextDay(database: Database): Promise<boolean> {
  const next = await database.systemTransaction((tx) => tx.maybe(nextSeating));
  if (!next) return false;
  const { restaurant, id } = next;
  const outcome = await withoutDoubleBooking(() =>
    database.transaction(restaurant, async (tx) => {
      const held = await tx.maybe(holdSeating(restaurant, id));
      if (!held) return false;
      const desk = await openDesk(tx, restaurant, { by: 'system', elevated: false });
      const { past } = held;
      const { day } = await tx.one(findNextDay(restaurant, id, { past, today: todayAt(desk) }));
      const seated = day === null ? 0 : await seatOn(desk, id, day);
      await tx.run(storeProgress(restaurant, id, { day, seated }));
      await tx.run(announceImport(restaurant, id));
      return true;
    }),
  );
  // Somebody on the day before took the table just now: once more in a minute.
  return outcome instanceof Refusal ? false : outcome;
}

async function seatOn(desk: Desk, importId: string, day: Day): Promise<number> {
  const { tx, restaurant, house } = desk;
  const waiting = await tx.many(holdWaiting(restaurant, importId, day));
  if (waiting.length === 0) return 0;
  await lockDays(tx, restaurant, [day]);
  const span = {
    from: Math.min(...waiting.map(({ from }) => from)) as EpochMinute,
    to: Math.max(...waiting.map(({ to }) => to)) as EpochMinute,
  };
  const { assignment, rows, tables } = await loadDay(desk, day, span);
  const promised = withHolds(assignment, await tx.many(listHolds(restaurant, day)));
  const ids = new Set(waiting.map(({ id }) => id));
  const seated = seatWaiting(promised, ids).flatMap(({ party, tableIds }): Seated[] => {
    const row = rows.get(party.id);
    if (!row) return [];
    const names = tables.filter((table) => tableIds.includes(table.id)).map(({ name }) => name);
    const start = wireStart(dateOf(row.from), house);
    return [{ id: row.id, tables: tableIds, start, names: names.toSorted().join(', ') }];
  });
  if (seated.length === 0) return 0;
  await tx.run(storeSeated(restaurant, seated));
  await tx.run(countWrite(restaurant, day));
  await tx.run(notice(restaurant, { type: 'reservation.changed', href: '/api/1/reservations' }));
  return seated.length;
}
