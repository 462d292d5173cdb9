import type {
  PatchedReservation,
  ReplacedReservation,
} from '@stammtisch/contracts/reservation/write-reservation';
import { isOccupying } from '@stammtisch/domain/reservation/status';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { Refusal } from '../../platform/http/refusal.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import { announce } from '../announce.ts';
import { chooseGuest } from '../choose-guest.ts';
import type { Desk } from '../desk.ts';
import { record } from '../history.ts';
import { refuseWithoutMaster } from '../masterly.ts';
import { findReservation, isAtTables, type ReservationRow } from '../reservation-row.ts';
import { refuseUnknownRoom } from '../unknown-room.ts';
import { seatParty, storeTables } from '../seat-party.ts';
import { lockDays } from '../service-day.ts';
import { planStay } from '../stay.ts';
import { tellOfChange } from '../tell-guest.ts';
import { wireStart } from '../wire-start.ts';
import { storeFields } from './update-reservation.sql.ts';

/** The reservation's fields as staff would have written them: what a merge patch is applied to. */
function writtenFields(row: ReservationRow, desk: Desk): ReplacedReservation {
  const start = toMinute(epochMinuteOf(row.startsAt), desk.house.timeZone);
  return {
    guest: { id: row.guest.id },
    persons: { from: row.personsFrom, to: row.personsTo },
    date: formatWireDate(dayOf(start)),
    time: formatWireTime(start),
    duration: epochMinuteOf(row.endsAt) - epochMinuteOf(row.startsAt),
    tables: row.tables.map((table) => table.id),
    tags: row.tags,
    comment: row.comment,
    onlineComment: row.onlineComment,
    internalComment: row.internalComment,
    inRoom: row.inRoom?.id ?? null,
    companions: row.companions,
    preOrders: row.preOrders,
    creator: row.creator,
    locked: row.locked,
    notifyGuest: false,
  };
}

export function patchReservation(desk: Desk, row: ReservationRow, patch: PatchedReservation) {
  return replaceReservation(desk, row, { ...writtenFields(row, desk), ...patch });
}

/** Replaces what staff may write; the caller holds the row and its version. */
export async function replaceReservation(
  desk: Desk,
  row: ReservationRow,
  fields: ReplacedReservation,
): Promise<ReservationRow | Refusal> {
  const guarded = refuseWithoutMaster(desk, {
    persons: fields.persons,
    wasPersons: { from: row.personsFrom, to: row.personsTo },
    locked: fields.locked,
    wasLocked: row.locked,
  });
  if (guarded) return guarded;
  const stay = planStay(desk.house, { ...fields, persons: fields.persons.to });
  if (stay instanceof Refusal) return stay;

  await lockDays(desk.tx, desk.restaurant, [row.serviceDay, stay.serviceDay]);
  const tables = isOccupying(row.status)
    ? await seatParty(desk, {
        tables: fields.tables,
        persons: fields.persons.to,
        stay,
        room: fields.inRoom,
        tags: fields.tags,
        except: row.id,
      })
    : row.tables.map((table) => table.id);
  if (tables instanceof Refusal) return tables;
  const unknownRoom = await refuseUnknownRoom(desk, fields.inRoom);
  if (unknownRoom) return unknownRoom;
  const guest = await chooseGuest(desk, fields.guest);
  if (guest instanceof Refusal) return guest;

  const key = { restaurant: desk.restaurant, id: row.id };
  await storeTables(desk, key, []);
  await desk.tx.run(
    storeFields(key, { ...fields, guestId: guest.id, stay, pinned: isPinned(row, fields, tables) }),
  );
  await storeTables(desk, key, tables);
  const changed = await desk.tx.one(findReservation(key));
  await desk.tx.run(
    record(key, { what: 'edited', by: desk.by, ...difference(desk, row, changed) }),
  );
  if (fields.notifyGuest) await tellOfChange(desk, row, changed);
  await announce(desk, 'reservation.changed', changed, row);
  return changed;
}

/** What the history shows of an edit: start and party when they changed. */
function difference(desk: Desk, before: ReservationRow, after: ReservationRow) {
  const [from, to] = [before, after].map(
    (row) => `${wireStart(row.startsAt, desk.house)}, ${row.personsTo}`,
  );
  return from === to ? {} : { from, to };
}

/** Whoever names other tables has chosen them by hand; `auto` and none at all let go of them. */
function isPinned(
  row: ReservationRow,
  { tables: wished }: ReplacedReservation,
  tables: readonly string[],
): boolean {
  if (wished === 'auto' || tables.length === 0) return false;
  return row.pinned || !isAtTables(row, tables);
}
