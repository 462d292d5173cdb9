import { arriveInQueue as call } from '@stammtisch/contracts/waiting-list/arrive-in-queue';
import type { Api } from '../../platform/http/api.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { announceAsItIs } from '../../reservations/announce.ts';
import { todayAt, type Desk } from '../../reservations/desk.ts';
import { record } from '../../reservations/history.ts';
import type { ReservationRow } from '../../reservations/reservation-row.ts';
import { changeCurrent } from '../../reservations/with-current.ts';
import { storeArrival } from './arrive-in-queue.sql.ts';

export function mountArriveInQueue(api: Api): void {
  register(api, call, async (request) => changeCurrent(api, request, arrive));
}

async function arrive(desk: Desk, row: ReservationRow): Promise<ReservationRow | Refusal> {
  const detail = 'Only a party of today’s waiting list can come to the door.';
  if (row.status !== 'QUEUED' || row.serviceDay !== todayAt(desk)) {
    return refuse('transition-not-allowed', { detail });
  }
  if (row.waitingSince !== null) return row;
  const key = { restaurant: desk.restaurant, id: row.id };
  await desk.tx.run(storeArrival(key));
  await desk.tx.run(record(key, { what: 'arrived', by: desk.by }));
  return announceAsItIs(desk, row);
}
