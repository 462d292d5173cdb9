import type { BodyOf } from '@stammtisch/contracts/call';
import type { moveReservation as call } from '@stammtisch/contracts/reservation/move-reservation';
import { planMove, type MoveRefusal } from '@stammtisch/domain/reservation/move';
import type { Minute } from '@stammtisch/domain/time/minute';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import { announce } from '../announce.ts';
import type { Desk } from '../desk.ts';
import { record } from '../history.ts';
import { pinTables } from '../pin-tables.ts';
import { findReservation, isAtTables, type ReservationRow } from '../reservation-row.ts';
import { nameTables, seatParty, storeTables } from '../seat-party.ts';
import { lockDays } from '../service-day.ts';
import { planStay, type PlannedStay } from '../stay.ts';
import { tellOfChange } from '../tell-guest.ts';
import { wireStart } from '../wire-start.ts';
import { storeStart } from './move-reservation.sql.ts';

/** Moves a reservation to another time or table; the caller holds the row and its version. */
export async function moveReservation(
  desk: Desk,
  row: ReservationRow,
  wish: BodyOf<typeof call>,
): Promise<ReservationRow | Refusal> {
  const duration = epochMinuteOf(row.endsAt) - epochMinuteOf(row.startsAt);
  const wished = planStay(
    desk.house,
    { ...wish.start, duration, persons: row.personsTo },
    '/start/time',
  );
  if (wished instanceof Refusal) return wished;
  const subject = {
    ...row,
    start: toMinute(epochMinuteOf(row.startsAt), desk.house.timeZone),
    tables: row.tables.map((table) => table.id),
  };
  const outcome = planMove(
    subject,
    { start: wished.start, ...(wish.tables && { tables: wish.tables }) },
    { interval: desk.house.settings.reservationSettings.timeInterval, elevated: desk.elevated },
  );
  if (outcome.kind === 'unchanged') return row;
  if (outcome.kind === 'refused') return refuseMove(outcome.code);

  const stay =
    outcome.to === subject.start
      ? stayOf(row, outcome.to)
      : snapped(desk, outcome.to, { duration, persons: row.personsTo });
  if (stay instanceof Refusal) return stay;
  await lockDays(desk.tx, desk.restaurant, [row.serviceDay, stay.serviceDay]);
  const tables = await seatParty(desk, {
    tables: outcome.tables,
    persons: row.personsTo,
    stay,
    except: row.id,
  });
  return tables instanceof Refusal ? tables : store(desk, row, stay, tables, wish.notifyGuest);
}

/** Where only the table changes, the stay is left alone: also in an hour that the clocks repeat. */
function stayOf(row: ReservationRow, start: Minute): PlannedStay {
  return {
    start,
    from: epochMinuteOf(row.startsAt),
    to: epochMinuteOf(row.endsAt),
    serviceDay: row.serviceDay,
  };
}

function snapped(
  desk: Desk,
  to: Minute,
  party: { duration: number; persons: number },
): PlannedStay | Refusal {
  const wish = { date: formatWireDate(dayOf(to)), time: formatWireTime(to), ...party };
  return planStay(desk.house, wish, '/start/time');
}

async function store(
  desk: Desk,
  row: ReservationRow,
  stay: PlannedStay,
  tables: readonly string[],
  notifyGuest: boolean,
): Promise<ReservationRow> {
  const key = { restaurant: desk.restaurant, id: row.id };
  const placeBefore = row.tables.map((table) => table.name).join(', ');
  const { names } = await desk.tx.one(nameTables(desk.restaurant, tables));
  // Release first: time and tables change together, and the constraint looks at each statement.
  await storeTables(desk, key, []);
  await desk.tx.run(storeStart(key, stay));
  await storeTables(desk, key, tables);
  // A hand that puts the party at other tables wants it there; at none, it is free again.
  const isByHand = tables.length > 0 && (row.pinned || !isAtTables(row, tables));
  await desk.tx.run(pinTables(key, { pinned: isByHand }));
  const moved = await desk.tx.one(findReservation(key));
  await desk.tx.run(
    record(key, {
      what: 'moved',
      by: desk.by,
      from: described(wireStart(row.startsAt, desk.house), placeBefore),
      to: described(wireStart(moved.startsAt, desk.house), names),
    }),
  );
  if (notifyGuest) await tellOfChange(desk, row, moved);
  await announce(desk, 'reservation.changed', moved, row);
  return moved;
}

function described(start: string, tables: string): string {
  return tables === '' ? start : `${start}, ${tables}`;
}

const sentences: Record<Exclude<MoveRefusal, 'MASTER_PASSWORD_REQUIRED'>, string> = {
  RESERVATION_FINISHED: 'Finished and cancelled reservations stay where they are.',
  SEATED_KEEPS_ITS_START: 'The party is seated: it may change its table, but not its start.',
};

function refuseMove(code: MoveRefusal): Refusal {
  return code === 'MASTER_PASSWORD_REQUIRED'
    ? refuse('master-password-required')
    : refuse('transition-not-allowed', { detail: sentences[code], extension: { code } });
}
