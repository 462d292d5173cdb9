import { returnToQueue as call } from '@stammtisch/contracts/waiting-list/return-to-queue';
import { mayReturnToQueue } from '@stammtisch/domain/waiting-list/may-return';
import type { Api } from '../../platform/http/api.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { announceAsItIs } from '../../reservations/announce.ts';
import { todayAt, type Desk } from '../../reservations/desk.ts';
import { record } from '../../reservations/history.ts';
import type { ReservationRow } from '../../reservations/reservation-row.ts';
import { storeTables } from '../../reservations/seat-party.ts';
import { lockDays } from '../../reservations/service-day.ts';
import { changeCurrent } from '../../reservations/with-current.ts';
import { storeReturn } from './return-to-queue.sql.ts';

export function mountReturnToQueue(api: Api): void {
  register(api, call, async (request) => changeCurrent(api, request, takeBack));
}

async function takeBack(desk: Desk, row: ReservationRow): Promise<ReservationRow | Refusal> {
  if (!mayReturnToQueue(row, todayAt(desk))) {
    const detail = 'Only who was seated from today’s waiting list can go back to it.';
    return refuse('transition-not-allowed', { detail });
  }
  const key = { restaurant: desk.restaurant, id: row.id };
  // The table is free for who is quoted next.
  await lockDays(desk.tx, desk.restaurant, [row.serviceDay]);
  await storeTables(desk, key, []);
  await desk.tx.run(storeReturn(key));
  await desk.tx.run(record(key, { what: 'status', by: desk.by, from: row.status, to: 'QUEUED' }));
  return announceAsItIs(desk, row);
}
