import { toInstant } from '@stammtisch/api/platform/time-zone/time-zone';
import { openingHoursOf } from '@stammtisch/api/settings/house';
import { openingsOn, type Opening } from '@stammtisch/domain/opening-hours/opening-hours';
import type { Status } from '@stammtisch/domain/reservation/status';
import {
  addDays,
  addMinutes,
  minuteAt,
  minuteOfDay,
  minutesBetween,
  type Day,
  type EpochMinute,
  type Minute,
} from '@stammtisch/domain/time/minute';
import type { HousePlan } from './house-plans.ts';
import type { DemoGuest } from './invent-guests.ts';
import { wishes } from './names.ts';
import { createRandom, type Random } from './random.ts';

export interface DemoTable {
  id: string;
  seats: number;
}

export interface DemoReservation {
  id: string;
  guestId: string;
  status: Status;
  source: 'STAFF' | 'ONLINE';
  persons: number;
  serviceDay: Day;
  from: EpochMinute;
  to: EpochMinute;
  arrival: EpochMinute | null;
  departure: EpochMinute | null;
  /** Since when it stands at the door, on the waiting list. */
  waitingSince?: EpochMinute | null;
  tables: string[];
  tags: string[];
  onlineComment: string;
}

export interface Stage {
  identifier: string;
  plan: HousePlan;
  timeZone: string;
  guests: readonly [DemoGuest, ...DemoGuest[]];
  tables: readonly DemoTable[];
  today: Day;
  now: EpochMinute;
}

/** About three months: so many days before and after today. */
const reach = 45;

/** The staff's outing: nobody books on it. */
export function restDayAfter(today: Day): Day {
  return addDays(today, 16);
}

/** Every evening of a house around today; the same for the same day, whenever it is made. */
export function inventEvenings(stage: Stage): DemoReservation[] {
  const hours = openingHoursOf(stage.plan.settings);
  const days = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    addDays(stage.today, index - reach),
  ).filter((day) => day !== restDayAfter(stage.today));
  return days.flatMap((day) => {
    const random = createRandom(`${stage.identifier} ${day}`);
    return openingsOn(day, hours).flatMap((opening) => inventService(stage, day, opening, random));
  });
}

function inventService(
  stage: Stage,
  day: Day,
  opening: Opening,
  random: Random,
): DemoReservation[] {
  const isDinner = minuteOfDay(opening.start) >= 960;
  // The book fills as the day comes nearer.
  const daysAhead = Math.max(0, minutesBetween(minuteAt(stage.today, 0), minuteAt(day, 0)) / 1_440);
  const ahead = Math.max(0.15, 1 - daysAhead / 30);
  const demand = stage.plan.demand[isDinner ? 'dinner' : 'lunch'] * ahead;
  const large = isDinner && day === stage.today ? largeParty(stage, day, opening, random) : [];
  const taken = new Set(large.flatMap((party) => party.tables));
  const parties = stage.tables
    .filter((table) => !taken.has(table.id))
    .flatMap((table) => partiesAt(stage, { table, day, opening, random, demand }));
  return [...large, ...parties];
}

interface Place {
  table: DemoTable;
  day: Day;
  opening: Opening;
  random: Random;
  demand: number;
}

/** One party after the other at a table, each on a quarter of an hour. */
function partiesAt(stage: Stage, place: Place): DemoReservation[] {
  const { table, day, opening, random, demand } = place;
  const parties: DemoReservation[] = [];
  const lastStart = addMinutes(opening.end, -60);
  let start = addMinutes(opening.start, 15 * random.between(0, 6));
  while (minutesBetween(start, lastStart) >= 0) {
    const duration = 15 * random.between(5, 9);
    if (random.chance(demand)) {
      const persons = random.between(Math.max(1, table.seats - 2), table.seats);
      parties.push(...party(stage, { day, start, duration, persons, tables: [table.id], random }));
    }
    start = addMinutes(start, duration + 15 * random.between(0, 4));
  }
  return parties;
}

/** Decisions §9 and the brief of the screens: a table of twelve, put together from two. */
function largeParty(stage: Stage, day: Day, opening: Opening, random: Random): DemoReservation[] {
  const tables = stage.tables.filter((table) => table.seats >= 6).slice(0, 2);
  const start = addMinutes(opening.start, 120);
  const wanted = {
    day,
    start,
    duration: 150,
    persons: 12,
    tables: tables.map(({ id }) => id),
    random,
  };
  return party(stage, wanted).map((twelve) => ({
    ...twelve,
    tags: ['Geburtstag'],
    onlineComment: 'Wir feiern den 70. von Oma Renate',
  }));
}

interface Wanted {
  day: Day;
  start: Minute;
  duration: number;
  persons: number;
  tables: string[];
  random: Random;
}

function party(stage: Stage, wanted: Wanted): DemoReservation[] {
  const { random } = wanted;
  const from = toInstant(wanted.start, stage.timeZone);
  const guest = random.pick(stage.guests);
  const id = random.uuid();
  const luck = random.next();
  const isOnline = random.chance(0.45);
  const onlineComment = isOnline && random.chance(0.3) ? random.pick(wishes) : '';
  // A start that the clocks skip never happens.
  if (from === undefined) return [];
  const to = (from + wanted.duration) as EpochMinute;
  const course = courseOf({ from, to, now: stage.now, luck, isOnline });
  return [
    {
      id,
      guestId: guest.id,
      source: isOnline ? 'ONLINE' : 'STAFF',
      persons: wanted.persons,
      serviceDay: wanted.day,
      from,
      to,
      tables: course.status.startsWith('CANCELLED') ? [] : wanted.tables,
      tags: guest.tags,
      onlineComment,
      ...course,
    },
  ];
}

/** What became of a party until now. */
function courseOf(given: {
  from: EpochMinute;
  to: EpochMinute;
  now: EpochMinute;
  luck: number;
  isOnline: boolean;
}): Pick<DemoReservation, 'status' | 'arrival' | 'departure'> {
  const { from, to, now, luck, isOnline } = given;
  const absent = { arrival: null, departure: null };
  if (luck < 0.03) return { status: 'CANCELLED', ...absent };
  if (luck < 0.07) return { status: 'CANCELLED_BY_GUEST', ...absent };
  const started = now - from;
  if (started < 0) return { status: isOnline && luck > 0.96 ? 'OPEN' : 'CONFIRMED', ...absent };
  if (luck < 0.11 && started > 30) return { status: 'NO_SHOW', ...absent };
  if (luck < 0.2 && started < 40) return { status: 'CONFIRMED', ...absent };
  const arrival = (from + Math.min(10, started)) as EpochMinute;
  if (now < to) return { status: 'SEATED', arrival, departure: null };
  return { status: 'CLOSED', arrival, departure: (to - Math.floor(luck * 20)) as EpochMinute };
}
