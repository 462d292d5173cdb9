import type { BodyOf } from '@stammtisch/contracts/call';
import type { acceptMoves as call } from '@stammtisch/contracts/assignment/accept-moves';
import { overlaps } from '@stammtisch/domain/table/choose-table';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { epochMinuteOf } from '../../platform/time-zone/time-zone.ts';
import type { Desk } from '../../reservations/desk.ts';
import { isAssignable, toResource } from '../../reservations/reservation-resource.ts';
import { lockReservation, type ReservationRow } from '../../reservations/reservation-row.ts';
import { refuseTaken, refuseUnknown } from '../../reservations/seat-party.ts';
import { lockDays } from '../../reservations/service-day.ts';
import { loadDay } from '../load-day.ts';
import { reseat, type Reseating } from '../reseat.ts';

type Moves = BodyOf<typeof call>['moves'];

/** Takes moves as they were suggested, all or nothing; refused when anything changed since. */
export async function acceptMoves(desk: Desk, moves: Moves): Promise<ReservationRow[] | Refusal> {
  const rows = await lockRows(desk, moves);
  if (rows instanceof Refusal) return rows;
  const tablesOf = new Map(moves.map((move) => [move.reservation, [...new Set(move.tables)]]));
  const reseatings = rows.map((row) => ({ row, tables: tablesOf.get(row.id) ?? [] }));
  const held = reseatings.find(({ row }) => !isAssignable(row));
  if (held) return refuse('transition-not-allowed', { detail: notExpected(held.row) });
  if (rows.some((row) => row.locked) && !desk.elevated) return refuse('master-password-required');
  const days = rows.map((row) => row.serviceDay);
  await lockDays(desk.tx, desk.restaurant, days);
  for (const day of new Set(days)) {
    const refused = await refuseImpossible(desk, day, reseatings);
    if (refused) return refused;
  }
  return reseat(desk, reseatings);
}

/** In the order of their ids, so that two who accept the same moves do not wait for each other. */
async function lockRows(desk: Desk, moves: Moves): Promise<ReservationRow[] | Refusal> {
  const rows: ReservationRow[] = [];
  const versions = new Map(moves.map((move) => [move.reservation, move.version]));
  for (const id of [...versions.keys()].toSorted()) {
    const row = await desk.tx.maybe(lockReservation({ restaurant: desk.restaurant, id }));
    if (!row) return refuse('not-found');
    rows.push(row);
  }
  const stale = rows.filter((row) => row.version !== versions.get(row.id));
  if (stale.length === 0) return rows;
  const current = stale.map((row) => toResource(row, desk));
  return refuse('stale-version', { extension: { current } });
}

/** Under the day lock: every table exists, and nobody sits there who is not moved away. */
async function refuseImpossible(
  desk: Desk,
  day: ReservationRow['serviceDay'],
  all: readonly Reseating[],
): Promise<Refusal | undefined> {
  const mine = all.filter(({ row }) => row.serviceDay === day);
  const stays = mine.map(({ row }) => stayOf(row));
  const span = {
    from: stays.reduce((first, { from }) => (from < first ? from : first), stays[0]!.from),
    to: stays.reduce((last, { to }) => (to > last ? to : last), stays[0]!.to),
  };
  const { tables, rows } = await loadDay(desk, day, span);
  const seats = new Set(tables.filter((table) => table.seats > 0).map((table) => table.id));
  const unknown = mine.flatMap((each) => each.tables.filter((id) => !seats.has(id)));
  if (unknown.length > 0) return refuseUnknown(unknown);
  const wanted = new Map(all.map(({ row, tables: ids }) => [row.id, ids]));
  for (const { row, tables: ids } of mine) {
    for (const other of rows.values()) {
      const table = (wanted.get(other.id) ?? other.tableIds).find((id) => ids.includes(id));
      if (other.id === row.id || table === undefined || !overlaps(stayOf(row), other)) continue;
      return refuseTaken(desk, { ...other, table, reservation: other.id });
    }
  }
  return undefined;
}

function stayOf(row: ReservationRow) {
  return { from: epochMinuteOf(row.startsAt), to: epochMinuteOf(row.endsAt) };
}

function notExpected(row: ReservationRow): string {
  const name = `${row.guest.forename} ${row.guest.lastname}`.trim();
  return `${name} is no longer expected, so the party stays where it is.`;
}
