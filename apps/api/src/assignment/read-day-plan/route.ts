import {
  readDayPlan as call,
  type DayPlanReply,
} from '@stammtisch/contracts/assignment/read-day-plan';
import type { DayPlan } from '@stammtisch/domain/assignment/plan-day';
import { minuteAt, type Day, type EpochMinute } from '@stammtisch/domain/time/minute';
import { formatWireDate, parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { toInstant } from '../../platform/time-zone/time-zone.ts';
import { atDesk, type Desk } from '../../reservations/desk.ts';
import { acceptLink, namesOf } from '../answer.ts';
import { loadDay, type LoadedDay, type Span } from '../load-day.ts';
import { planInThread } from './plan-in-thread.ts';

export function mountReadDayPlan(api: Api): void {
  register(api, call, async ({ session, query }) => {
    const date = parseWireDate(query.date);
    if (!date) return refuse('invalid-request');
    const read = await atDesk(api, session, async (desk) => {
      const day = await loadDay(desk, date, spanOf(desk, date));
      return { day, desk };
    });
    // The transaction is over: planning holds neither a connection nor a lock.
    if (read instanceof Refusal) return read;
    const plan = await planInThread(read.day.assignment);
    return toReply(read.desk, read.day, plan, date);
  });
}

/** A service day may run into the next one (decisions §2); whoever reaches in from outside stays. */
function spanOf({ house }: Desk, day: Day): Span {
  const [from, to] = [minuteAt(day, 0), minuteAt(day, 36 * 60)].map(
    // Midnight exists in every zone's night but for those that change their clocks at midnight.
    (minute) => toInstant(minute, house.timeZone) ?? toInstant(minuteAt(day, 60), house.timeZone),
  );
  return { from: from ?? (0 as EpochMinute), to: to ?? (0 as EpochMinute) };
}

function toReply(desk: Desk, day: LoadedDay, plan: DayPlan, date: Day): DayPlanReply {
  const names = namesOf(desk, day);
  const seated = plan.guests - newGuests(plan);
  return {
    date: formatWireDate(date),
    moves: plan.moves.map(names.moveOf),
    waiting: plan.waiting.map(({ id, persons }) => {
      return { reservation: id, guestName: day.rows.get(id)?.guest ?? '', persons };
    }),
    seatedGuests: seated,
    plannedGuests: plan.guests,
    mostGuests: plan.mostGuests,
    gap: plan.points > 0 ? (100 * (plan.bound - plan.points)) / plan.points : 0,
    _links: {
      self: { href: `${call.path}?date=${formatWireDate(date)}` },
      ...(plan.moves.length > 0 && acceptLink),
    },
  };
}

function newGuests(plan: DayPlan): number {
  return plan.moves.reduce(
    (sum, { party }) => (party.tableIds.length > 0 ? sum : sum + party.persons),
    0,
  );
}
