import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDay, aFloor, aParty } from '../assignment/testing/small-day.ts';

import { openingsOn, type OpeningHour } from '../opening-hours/opening-hours.ts';
import { addDays, minuteAt, weekdayOf, type EpochMinute, type Minute } from '../time/minute.ts';
import { admitsAt } from './admitting-times.ts';
import { judgeTimes, offeredOn } from './bookable-times.ts';
import type { ServiceDay } from './booking-question.ts';
import {
  aQuestion,
  aServiceDay,
  anEvent,
  day,
  restDay,
  restricted,
} from './testing/a-service-day.ts';
import { freeMinutes, type OracleHouse } from './testing/oracle.ts';

/** An ordinary Friday, the two nights of a clock change in Europe, and New Year's Eve. */
const days = ['2026-05-01', '2026-03-28', '2026-10-24', '2026-12-31'].map(day);

/** Instants from the service day's midnight on, as a clock in Berlin shows them. */
function instantsOf(of: (typeof days)[number]): Map<Minute, number> {
  const shown = new Map<Minute, number>();
  const changes = new Map([
    ['2026-03-28', 60],
    ['2026-10-24', -60],
  ]);
  const change = changes.get(of) ?? 0;
  // 02:00 in spring becomes 03:00; 03:00 in autumn becomes 02:00.
  const changesAt = 1_440 + (change > 0 ? 120 : 180);
  for (let at = 0; at < 3_000; at += 1) {
    const wall = minuteAt(of, at < changesAt ? at : at + change);
    // The first of two equal minutes is meant.
    if (!shown.has(wall)) shown.set(wall, at);
  }
  return shown;
}

const limit = fc.constantFrom(-1, -1, 0, 4, 9, 15);
const quarter = (from: number, to: number) =>
  fc.integer({ min: from / 15, max: to / 15 }).map((quarters) => quarters * 15);

const hour = fc.oneof(
  fc.record({
    type: fc.constant('timespan' as const),
    start: quarter(1_020, 1_200),
    end: fc.constantFrom(60, 120, 240, 1_290, 1_320, 1_440),
    onlineGuestLimit: limit,
  }),
  fc.record({
    type: fc.constant('seating' as const),
    time: quarter(1_020, 1_380),
    onlineGuestLimit: limit,
  }),
);

const event = fc.record({
  shift: fc.constantFrom(0, 0, 1),
  hours: fc.constantFrom([0, 1_439], [1_080, 1_200], [1_140, 1_439], [0, 120]),
  guestLimit: fc.constantFrom(-1, -1, 0, 6, 12),
  guestLimitOverflowPercent: fc.constantFrom(0, 10, 50),
  kind: fc.constantFrom({}, {}, {}, restDay, restricted, { eventOnly: true }),
});

const house = fc.record({
  day: fc.constantFrom(...days),
  hours: fc.array(hour, { minLength: 1, maxLength: 3 }),
  interval: fc.constantFrom(15, 30, 60),
  pacing: fc.record({ all: fc.constantFrom(-1, 6, 10), online: fc.constantFrom(-1, 4, 8) }),
  events: fc.array(event, { maxLength: 2 }),
  parties: fc.array(
    fc.record({
      minutes: quarter(1_020, 1_680),
      persons: fc.integer({ min: 1, max: 6 }),
      isOnline: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  tables: fc.array(
    fc.record({
      seats: fc.constantFrom(2, 4, 6),
      taken: fc.array(quarter(1_020, 1_680), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  stay: fc.constantFrom(90, 120),
  leadMinutes: fc.constantFrom(0, 120),
  now: quarter(0, 1_440),
  persons: fc.constantFrom(1, 2, 3, 4, 6),
});
type RawHouse = ReturnType<typeof house.generate>['value'];

function oracleHouse(raw: RawHouse): OracleHouse {
  const hours = raw.hours.map((each): OpeningHour => {
    return { ...each, dayOfWeek: weekdayOf(raw.day) };
  });
  const events = raw.events.map(({ shift, hours: [startTime = 0, endTime = 0], kind, ...more }) => {
    const start = addDays(raw.day, shift);
    return anEvent({ ...more, ...kind, start, end: start, startTime, endTime });
  });
  const parties = raw.parties.map(({ minutes, ...party }) => {
    return { ...party, start: minuteAt(raw.day, minutes) };
  });
  const tables = raw.tables.map(({ seats, taken }) => {
    return { seats, taken: taken.map((from) => ({ from, to: from + raw.stay })) };
  });
  return { ...raw, hours, events, parties, tables, instantOf: instantsOf(raw.day) };
}

function serviceDayOf(of: OracleHouse): ServiceDay {
  const { hours, interval, pacing, leadMinutes } = of;
  const leadTime = { unit: 'time', seconds: leadMinutes * 60 } as const;
  return {
    ...aServiceDay({ rules: { hours, interval, pacing, online: { leadTime, maxPersons: 10 } } }),
    day: of.day,
    openings: openingsOn(of.day, hours),
    events: of.events,
    toInstant: (minute) => of.instantOf.get(minute) as EpochMinute | undefined,
  };
}

/** Parties at tables where staff put them: nobody may be moved for a newcomer. */
function admission(of: OracleHouse, serviceDay: ServiceDay, persons: number) {
  const seated = of.tables.flatMap(({ taken }, index) =>
    taken.map(({ from, to }, number) =>
      aParty({
        id: `${index} ${number}`,
        persons: 1,
        from,
        to,
        tableIds: ['abc'[index]!],
        hold: 'pinned',
      }),
    ),
  );
  const floor = aFloor(of.tables.map(({ seats }) => seats));
  const stays = offeredOn(serviceDay).flatMap((time) => {
    const from = serviceDay.toInstant(time);
    return from === undefined ? [] : [{ from, to: (from + of.stay) as EpochMinute }];
  });
  return admitsAt(aDay(floor, seated), { persons }, stays);
}

test('a guest is offered exactly the minutes that trying every minute finds', () => {
  fc.assert(
    fc.property(house, (raw) => {
      const of = oracleHouse(raw);
      const serviceDay = serviceDayOf(of);
      const { parties } = of;
      const minute = minuteAt(of.day, of.now);
      const now = { at: of.now as EpochMinute, minute, serviceDay: of.day };
      const load = { parties, admits: admission(of, serviceDay, raw.persons) };
      const times = judgeTimes(serviceDay, load, aQuestion({ persons: raw.persons, now }));
      const offered = times.flatMap(({ time, refusal }) => (refusal ? [] : [time]));
      expect(offered).toEqual(freeMinutes(of, raw.persons));
    }),
    { numRuns: 150 },
  );
}, 30_000);

test.each([
  ['when the clocks go forward 02:00 to 02:45 are not offered', '2026-03-28', 20],
  ['when the clocks go back each time is offered once', '2026-10-24', 24],
  ['on New Year’s Eve the service runs until 02:00', '2026-12-31', 32],
])('%s', (_, text, count) => {
  const of = day(text);
  const late = text === '2026-12-31' ? 120 : 240;
  const start = text === '2026-12-31' ? 1_080 : 1_320;
  const dayOfWeek = weekdayOf(of);
  const hours = [{ type: 'timespan' as const, dayOfWeek, start, end: late, onlineGuestLimit: -1 }];
  const instants = instantsOf(of);
  const serviceDay: ServiceDay = {
    ...aServiceDay({ rules: { hours, interval: 15 } }),
    day: of,
    openings: openingsOn(of, hours),
    toInstant: (minute) => instants.get(minute) as EpochMinute | undefined,
  };
  const now = { at: 0 as EpochMinute, minute: minuteAt(of, 0), serviceDay: of };
  const anybody = { parties: [], admits: () => true };
  const times = judgeTimes(serviceDay, anybody, aQuestion({ now }));
  const free = times.filter(({ refusal }) => refusal === undefined);
  expect(free).toHaveLength(count);
  expect(new Set(free.map(({ time }) => time)).size).toBe(count);
});
