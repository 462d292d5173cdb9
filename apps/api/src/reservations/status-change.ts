import type { BodyOf } from '@stammtisch/contracts/call';
import type { changeStatus as call } from '@stammtisch/contracts/reservation/change-status';
import { planStatus, type StatusRefusal } from '@stammtisch/domain/reservation/change-status';
import { undoSeconds } from '@stammtisch/domain/reservation/undo';
import type { Guard, Transition } from '@stammtisch/domain/reservation/transition';
import type { Status } from '@stammtisch/domain/reservation/status';
import type { Stay } from '@stammtisch/domain/table/choose-table';
import type { EpochMinute } from '@stammtisch/domain/time/minute';
import type { ProblemType } from '@stammtisch/contracts/problem';
import { withdrawWaitingMails } from '../mails/enqueue-mail.ts';
import { Refusal, refuse } from '../platform/http/refusal.ts';
import { epochMinuteOf } from '../platform/time-zone/time-zone.ts';
import { announce } from './announce.ts';
import { todayAt, type Desk } from './desk.ts';
import { record } from './history.ts';
import { findReservation, type ReservationKey, type ReservationRow } from './reservation-row.ts';
import { subjectOf } from './reservation-resource.ts';
import { seatParty, storeTables } from './seat-party.ts';
import { lockDays } from './service-day.ts';
import { tellGuest, tellHouseOf } from './tell-guest.ts';
import { joinQueue } from '../waiting-list/join-queue.ts';
import { storeStatus, storeStay } from './change-status/change-status.sql.ts';
import { momentOf } from './change-status/told-later.ts';

type Asked = BodyOf<typeof call>;
type Tables = 'auto' | readonly string[];

interface Change {
  to: Status;
  effects: Transition;
  stay: Stay;
  /** The tables that staff chose for it. */
  tables: Tables | undefined;
}

/** Changes the status by the table of decisions §1. The caller holds the row and its version. */
export async function changeStatus(
  desk: Desk,
  row: ReservationRow,
  change: Asked,
  { tellsGuest = true, tables: wished }: { tellsGuest?: boolean; tables?: Tables } = {},
): Promise<ReservationRow | Refusal> {
  const at = momentOf(desk, row, { at: change.at, notesTime: notesTime(change.status) });
  if (at instanceof Refusal) return at;
  const then = { ...desk, now: epochMinuteOf(at) };
  const { askEditorName, askCoronaTest } = desk.house.settings.reservationSettings;
  const outcome = planStatus(subjectOf(row), change.status, {
    // What was possible when it happened is not refused because it is told later.
    now: then.now,
    today: todayAt(then),
    by: desk.by,
    elevated: desk.elevated,
    editorWanted: askEditorName,
    coronaQuestion: askCoronaTest,
    ...change,
  });
  if (outcome.kind === 'unchanged') return row;
  if (outcome.kind === 'refused') return refuseChange(row.status, change.status, outcome);

  const stay = stayAfter(then, row, outcome.to);
  const tables = await tablesAfter(desk, row, { ...outcome, stay, tables: wished });
  if (tables instanceof Refusal) return tables;
  const key: ReservationKey = { restaurant: desk.restaurant, id: row.id };
  await storeTables(desk, key, tables);
  if (beginsNow(row, outcome.to)) await desk.tx.run(storeStay(key, stay));
  await desk.tx.run(storeStatus(key, outcome.to, outcome.effects, at));
  await desk.tx.run(
    record(key, {
      what: 'status',
      by: desk.by,
      editor: change.editor,
      from: row.status,
      to: outcome.to,
    }),
  );
  const found = await desk.tx.one(findReservation(key));
  const changed = found.status === 'QUEUED' ? await joinQueue(desk, found) : found;
  await desk.tx.run(withdrawWaitingMails(desk.restaurant, row.id));
  // Staff may have tapped the wrong row; a guest knows what they want.
  const waits = desk.by === 'staff' ? undoSeconds : 0;
  if (tellsGuest && outcome.effects.mail)
    await tellGuest(desk, changed, outcome.effects.mail, waits);
  if (desk.by === 'guest') await tellHouseOf(desk, changed, 'house-cancellation');
  await announce(desk, 'reservation.changed', changed);
  return changed;
}

/** Arrival and departure are noted with these; the rest concerns other days as well. */
const notesTime = (to: Status) => to === 'SEATED' || to === 'CLOSED';

/** Who waited sits down now, on a table that another party has just left. */
function beginsNow(row: ReservationRow, to: Status): boolean {
  return row.status === 'QUEUED' && to === 'SEATED';
}

function stayAfter(desk: Desk, row: ReservationRow, to: Status): Stay {
  const from = epochMinuteOf(row.startsAt);
  const until = epochMinuteOf(row.endsAt);
  return beginsNow(row, to)
    ? { from: desk.now, to: (desk.now + until - from) as EpochMinute }
    : { from, to: until };
}

/**
 * Capacity is asked under the day lock. A reopened party keeps its old tables only if they are
 * still free, and stands unassigned otherwise; any other change is refused then. Who comes from the
 * waiting list or from take-away without a table is given the best free one.
 */
async function tablesAfter(
  desk: Desk,
  row: ReservationRow,
  { to, effects, stay, tables: chosen }: Change,
): Promise<string[] | Refusal> {
  // The queue's quotes are read and its promises written under the day's lock.
  if (to === 'QUEUED') await lockDays(desk.tx, desk.restaurant, [row.serviceDay]);
  if (effects.releasesTables) return [];
  const tables = row.tables.map((table) => table.id);
  if (!effects.capacity) return tables;
  await lockDays(desk.tx, desk.restaurant, [row.serviceDay]);
  const cameWithoutSeats = row.status === 'QUEUED' || row.status === 'TAKE_AWAY';
  const wished = chosen ?? (cameWithoutSeats && tables.length === 0 ? 'auto' : tables);
  const party = {
    tables: wished,
    persons: row.personsTo,
    stay: { ...stay, serviceDay: row.serviceDay },
    room: row.inRoom?.id,
    tags: row.tags,
    except: row.id,
  } as const;
  const seated = await seatParty(desk, party);
  const mayStandUnassigned = row.status.startsWith('CANCELLED') && to !== 'SEATED';
  return seated instanceof Refusal && mayStandUnassigned ? [] : seated;
}

const problemOf: Record<StatusRefusal, ProblemType> = {
  TRANSITION_NOT_ALLOWED: 'transition-not-allowed',
  EDITOR_REQUIRED: 'editor-required',
  CORONA_QUESTION: 'corona-question',
  MASTER_PASSWORD_REQUIRED: 'master-password-required',
};

const reasons: Record<Guard, string> = {
  'on-its-service-day': 'This is possible on the service day of the reservation only.',
  'after-its-start': 'This is possible after the start of the reservation only.',
  'before-its-start': 'This is possible before the start of the reservation only.',
  'times-were-estimated': 'The party was seen here, so it cannot be a no-show.',
  'no-fee-collected': 'A fee was collected for this reservation, so it stays as it is.',
  'staff-only': 'Only the house can take this back.',
};

function refuseChange(
  from: Status,
  to: Status,
  refused: { code: StatusRefusal; guard?: Guard },
): Refusal {
  const detail = refused.guard && reasons[refused.guard];
  return refuse(problemOf[refused.code], {
    ...(detail && { detail }),
    extension: { from, to, ...(refused.guard && { guard: refused.guard }) },
  });
}
