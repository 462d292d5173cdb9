import type { AssignmentDay } from '@stammtisch/domain/assignment/day';
import { admitsAt } from '@stammtisch/domain/availability/admitting-times';
import { judgeTimes, type JudgedTime } from '@stammtisch/domain/availability/bookable-times';
import type { BookingQuestion, DayLoad } from '@stammtisch/domain/availability/booking-question';
import { judgeBooking } from '@stammtisch/domain/availability/judge-booking';
import { visitDuration } from '@stammtisch/domain/reservation/visit-duration';
import type { Day, EpochMinute, Minute } from '@stammtisch/domain/time/minute';
import { loadDay } from '../assignment/load-day.ts';
import type { Desk } from '../reservations/desk.ts';
import type { PlannedStay } from '../reservations/stay.ts';
import { visitDurationsOf } from '../settings/house.ts';
import { loadBooked, type Own } from './booked.ts';
import { loadServiceDays, nowAt, type LoadedServiceDay } from './service-days.ts';

export interface PartyQuestion {
  persons: number;
  audience: BookingQuestion['audience'];
  /** The event that is booked, and not a table at ordinary hours. */
  eventId?: string | undefined;
  own?: Own | undefined;
}

export interface AskedDay {
  /** Each time that is offered. */
  times: JudgedTime[];
  /** The one that was asked for, offered or not. */
  asked: JudgedTime;
}

/** What the one booking rule says about each time that a service day offers. */
export function askDay(
  desk: Desk,
  { day, ...party }: PartyQuestion & { day: Day },
): Promise<{ times: JudgedTime[] }> {
  return ask(desk, day, party, ({ serviceDay, question }, load) => ({
    times: judgeTimes(serviceDay, load, question),
  }));
}

/** The same about one time besides. Whoever writes afterwards holds the day lock before asking. */
export function askTime(
  desk: Desk,
  { start, serviceDay: day }: Pick<PlannedStay, 'start' | 'serviceDay'>,
  party: PartyQuestion,
): Promise<AskedDay> {
  return ask(desk, day, party, ({ serviceDay, question }, load) => ({
    times: judgeTimes(serviceDay, load, question),
    asked: { time: start, refusal: judgeBooking(serviceDay, load, question, start) },
  }));
}

interface Asking {
  serviceDay: LoadedServiceDay;
  question: BookingQuestion;
}

type Judge<Told> = (asking: Asking, load: DayLoad) => Told;

/** Tables cost more to ask for than everything else: only for times that nothing else refuses. */
async function ask<Told extends { times: JudgedTime[]; asked?: JudgedTime }>(
  desk: Desk,
  day: Day,
  { persons, audience, eventId, own = {} }: PartyQuestion,
  judge: Judge<Told>,
): Promise<Told> {
  const [loaded] = await loadServiceDays(desk, day, day);
  if (!loaded) throw new Error(`no service day ${day}`);
  const event = loaded.events.find(({ id }) => id === eventId);
  // An event that is gone offers nothing, and not the ordinary hours instead.
  const isGone = eventId !== undefined && !event;
  const serviceDay = isGone ? { ...loaded, openings: [] } : loaded;
  const question = { persons, audience, event, now: nowAt(desk) };
  const { parties, promised } = await loadBooked(desk, day, own);
  const asking = { serviceDay, question };
  const untabled = judge(asking, { parties, admits: () => true });
  const hopeful = new Set([...untabled.times, untabled.asked].flatMap(freeTime));
  if (hopeful.size === 0 || !asksForTables(desk, audience)) return untabled;
  const admits = await admission(desk, serviceDay, { persons, times: [...hopeful], promised });
  return judge(asking, { parties, admits });
}

function freeTime(judged: JudgedTime | undefined): Minute[] {
  return judged && !judged.refusal ? [judged.time] : [];
}

/** Guests are promised a table only where the house accepts nobody without one. */
function asksForTables({ house }: Desk, audience: BookingQuestion['audience']): boolean {
  return audience === 'staff' || house.settings.assignmentSettings.mode === 'ONLY_WITH_TABLE';
}

interface Hopeful {
  persons: number;
  times: readonly Minute[];
  /** The day as the asking party meets it. */
  promised: (day: AssignmentDay) => AssignmentDay;
}

async function admission(
  desk: Desk,
  { day, toInstant }: LoadedServiceDay,
  { persons, times, promised }: Hopeful,
): Promise<(at: EpochMinute) => boolean> {
  const durations = visitDurationsOf(desk.house.settings);
  const stays = times.flatMap((time) => {
    const from = toInstant(time);
    if (from === undefined) return [];
    return [{ from, to: (from + visitDuration(durations, persons, time)) as EpochMinute }];
  });
  const span = {
    from: Math.min(...stays.map(({ from }) => from)) as EpochMinute,
    to: Math.max(...stays.map(({ to }) => to)) as EpochMinute,
  };
  const { assignment } = await loadDay(desk, day, span);
  return admitsAt(promised(assignment), { persons }, stays);
}
