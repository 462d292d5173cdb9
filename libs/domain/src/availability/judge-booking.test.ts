import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../opening-hours/event.ts';
import type { Minute } from '../time/minute.ts';
import { judgeTimes, nearestFree, offeredOn } from './bookable-times.ts';
import type { BookingQuestion, DayLoad, ServiceDay } from './booking-question.ts';
import { judgeBooking } from './judge-booking.ts';
import { pacedIntervals } from './pacing.ts';
import {
  aLoad,
  anEvent,
  aQuestion,
  aServiceDay,
  at,
  evening,
  fourAt,
  nowIs,
  restDay,
  restricted,
  steadyInstant,
} from './testing/a-service-day.ts';

interface Case {
  of?: ServiceDay;
  load?: Partial<DayLoad>;
  ask?: Partial<BookingQuestion>;
  time?: string;
}

function judge({ of = aServiceDay(), load = {}, ask = {}, time = '19:00' }: Case) {
  return judgeBooking(of, aLoad(load), aQuestion(ask), at(time));
}

const ruleOf = (given: Case) => judge(given)?.rule ?? 'welcome';
const online = (rules: Partial<ServiceDay['rules']['online']>) =>
  aServiceDay({ rules: { online: rules } });
const hours = (...all: ReturnType<typeof evening>[]) => aServiceDay({ rules: { hours: all } });
const withEvents = (...events: Partial<CalendarEvent>[]) =>
  aServiceDay({ events: events.map(anEvent) });

describe('who may book, and when', () => {
  test.each<[string, string, Case]>([
    ['a couple at an offered time', 'welcome', {}],
    ['nobody while online booking is off', 'not-online', { of: online({ active: false }) }],
    ['a party below the minimum', 'party-too-small', { of: online({ minPersons: 3 }) }],
    ['a party above the maximum', 'party-too-large', { ask: { persons: 11 } }],
    ['a time that has passed', 'past', { ask: { now: nowIs('19:01') } }],
    ['the minute itself', 'welcome', { ask: { now: nowIs('19:00') } }],
    ['a time too early by a minute', 'closed', { time: '17:59' }],
    ['the closing time', 'closed', { time: '22:00' }],
    ['a time between two steps', 'off-step', { time: '19:15' }],
    [
      'an hour that takes nobody online',
      'blocked',
      { of: hours(evening({ onlineGuestLimit: 0 })) },
    ],
    [
      'an hour that another entry blocks',
      'blocked',
      { of: hours(evening(), evening({ start: 1_140, end: 1_200, onlineGuestLimit: 0 })) },
    ],
    [
      'the last day within reach',
      'welcome',
      { of: online({ maxDaysAhead: 1 }), ask: { now: nowIs('2026-04-30T20:00') } },
    ],
    [
      'a day too far ahead',
      'too-far-ahead',
      { of: online({ maxDaysAhead: 1 }), ask: { now: nowIs('2026-04-29T20:00') } },
    ],
    ['a time without a table', 'no-table', { load: { admits: () => false } }],
  ])('%s: %s', (_, rule, given) => {
    expect(ruleOf(given)).toBe(rule);
  });

  test('an hour that the clocks skip does not exist', () => {
    const of = { ...aServiceDay(), toInstant: () => undefined };
    expect(judge({ of })).toEqual({ rule: 'skipped-hour' });
  });
});

describe('the lead time', () => {
  const hoursAhead = online({ leadTime: { unit: 'time', seconds: 7_200 } });
  const days = (count: number) => online({ leadTime: { unit: 'days', days: count } });

  test.each<[string, string, Case]>([
    ['two hours before is in time', 'welcome', { of: hoursAhead, ask: { now: nowIs('17:00') } }],
    ['a minute later is too late', 'lead-time', { of: hoursAhead, ask: { now: nowIs('17:01') } }],
    ['no days: the same day', 'welcome', { of: days(0) }],
    ['one day: not the same day', 'lead-days', { of: days(1), ask: { now: nowIs('00:00') } }],
    [
      'one day: until the last minute of the day before',
      'welcome',
      { of: days(1), ask: { now: nowIs('2026-04-30T23:59') } },
    ],
    [
      'no days: after midnight the service of the evening before goes on',
      'welcome',
      {
        of: { ...hours(evening({ end: 120 })), rules: { ...days(0).rules, hours: [] } },
        ask: { now: nowIs('2026-05-02T00:15') },
        time: '2026-05-02T01:00',
      },
    ],
  ])('%s', (_, rule, given) => {
    expect(ruleOf(given)).toBe(rule);
  });
});

describe('guest limits and pace', () => {
  const limited = hours(evening({ onlineGuestLimit: 10 }));
  const paced = (all: number, online_: number) =>
    aServiceDay({ rules: { pacing: { all, online: online_ } } });

  test('the last party may exceed the limit by 10 percent, the next is told how full it is', () => {
    const parties = [fourAt('18:00'), fourAt('20:00', false)];
    expect(ruleOf({ of: limited, load: { parties }, ask: { persons: 3 } })).toBe('welcome');
    expect(judge({ of: limited, load: { parties }, ask: { persons: 4 } })).toEqual({
      rule: 'guest-limit',
      from: at('18:00'),
      to: at('22:00'),
      limit: 10,
      guests: 8,
    });
  });

  test('where two opening hours overlap, both have to hold the party', () => {
    const of = hours(evening(), evening({ start: 1_140, end: 1_200, onlineGuestLimit: 4 }));
    const load = { parties: [fourAt('19:30')] };
    expect(ruleOf({ of, load })).toBe('guest-limit');
    expect(ruleOf({ of, load, time: '20:00' })).toBe('welcome');
  });

  test('only so many guests come in one interval, however few are in the house', () => {
    const load = { parties: [fourAt('19:00'), fourAt('19:25', false)] };
    expect(ruleOf({ of: paced(10, -1), load })).toBe('welcome');
    expect(judge({ of: paced(10, -1), load, ask: { persons: 3 } })).toEqual({
      rule: 'pacing',
      from: at('19:00'),
      interval: 30,
      limit: 10,
      guests: 8,
    });
    expect(ruleOf({ of: paced(10, -1), load, ask: { persons: 3 }, time: '19:30' })).toBe('welcome');
  });

  test('those whom staff put in the book leave the online pace alone', () => {
    const load = { parties: [fourAt('19:00'), fourAt('19:00', false)] };
    expect(ruleOf({ of: paced(-1, 6), load })).toBe('welcome');
    expect(ruleOf({ of: paced(-1, 6), load, ask: { persons: 3 } })).toBe('online-pacing');
  });

  test('a seating has no pace: all are meant to come at once', () => {
    const seating = { type: 'seating', dayOfWeek: 5, time: 1_140, onlineGuestLimit: 40 } as const;
    const of = aServiceDay({ rules: { hours: [seating], pacing: { all: 2, online: 2 } } });
    expect(ruleOf({ of, ask: { persons: 8 } })).toBe('welcome');
  });
});

test('the timeline marks the intervals in which more come than the pace allows', () => {
  const parties = [fourAt('18:00', false), fourAt('18:10'), fourAt('18:20')];
  const rules = { interval: 15, pacing: { all: 8, online: 3 } };
  expect(pacedIntervals({ start: at('17:50'), end: at('18:40') }, parties, rules)).toEqual([
    { from: at('17:45'), guests: 0, isOver: false },
    { from: at('18:00'), guests: 8, isOver: true },
    { from: at('18:15'), guests: 4, isOver: true },
    { from: at('18:30'), guests: 0, isOver: false },
  ]);
  const all = { ...rules, pacing: { all: 8, online: -1 } };
  const marked = pacedIntervals({ start: at('18:00'), end: at('18:30') }, parties, all);
  expect(marked.map(({ isOver }) => isOver)).toEqual([false, false]);
});

describe('events and rest days', () => {
  test.each<[string, string, Case]>([
    ['a rest day', 'off-day', { of: withEvents(restDay) }],
    [
      'a closed hour',
      'off-time',
      { of: withEvents({ ...restDay, startTime: 1_110, endTime: 1_170 }) },
    ],
    [
      'the end of a closed hour',
      'welcome',
      { of: withEvents({ ...restDay, startTime: 1_080, endTime: 1_140 }) },
    ],
    ['a restricted day', 'restricted', { of: withEvents(restricted) }],
    ['a rest day before a restricted one', 'off-day', { of: withEvents(restricted, restDay) }],
    ['an exclusive event', 'event-only', { of: withEvents({ eventOnly: true }) }],
    ['an event beside the ordinary hours', 'welcome', { of: withEvents({}) }],
    [
      'a rest day on which the house is closed anyway',
      'off-day',
      { of: { ...withEvents(restDay), openings: [] } },
    ],
    [
      'an event that is locked',
      'event-lock',
      { of: { ...online({ eventLock: 8 }), events: [anEvent({ startTime: 1_140 })] } },
    ],
    [
      'an event that is not locked yet',
      'welcome',
      { of: { ...online({ eventLock: 7 }), events: [anEvent({ startTime: 1_140 })] } },
    ],
    [
      'an event that should have been booked yesterday',
      'event-lead-time',
      { of: withEvents({ startTime: 1_140, reservationLeadTimeMillis: 86_400_000 }) },
    ],
    ['an event that takes nobody', 'event-limit', { of: withEvents({ guestLimit: 0 }) }],
  ])('%s: %s', (_, rule, given) => {
    expect(ruleOf(given)).toBe(rule);
  });

  test('the limit of an event has its own overflow', () => {
    const load = { parties: [fourAt('18:30')] };
    const event = { guestLimit: 5, guestLimitOverflowPercent: 20 };
    expect(ruleOf({ of: withEvents(event), load })).toBe('welcome');
    expect(
      judge({ of: withEvents({ ...event, guestLimitOverflowPercent: 0 }), load }),
    ).toMatchObject({
      rule: 'event-limit',
      limit: 5,
      guests: 4,
      event: { title: 'Weinabend', isFullDay: true },
    });
  });

  test('who books an exclusive event gets its times, at hours when the house is closed too', () => {
    const brunch = anEvent({ eventOnly: true, startTime: 600, endTime: 690 });
    const of = aServiceDay({ events: [brunch] });
    expect(offeredOn(of, brunch)).toEqual([at('10:00'), at('10:30'), at('11:00')]);
    expect(ruleOf({ of, ask: { event: brunch, now: nowIs('09:00') }, time: '10:30' })).toBe(
      'welcome',
    );
    expect(ruleOf({ of, ask: { event: brunch }, time: '19:00' })).toBe('closed');
    expect(ruleOf({ of, ask: { now: nowIs('09:00') }, time: '10:30' })).toBe('event-only');
  });

  test('an event that ends at 23:59 offers times as long as the service', () => {
    const gala = anEvent({ startTime: 1_260 });
    const of = { ...hours(evening({ end: 60 })), events: [gala] };
    expect(offeredOn(of, gala).at(-1)).toBe('2026-05-02T00:30');
    expect(offeredOn(of, anEvent({ startTime: 1_200, endTime: 1_200 }))).toEqual([at('20:00')]);
  });

  test('what is closed after midnight by the calendar ends the service of the evening before', () => {
    const closed = anEvent({
      ...restDay,
      start: '2026-05-02' as CalendarEvent['start'],
      end: '2026-05-02' as CalendarEvent['start'],
      endTime: 120,
    });
    const of = { ...hours(evening({ end: 180 })), events: [closed] };
    expect(ruleOf({ of, time: '2026-05-02T01:30' })).toBe('off-time');
    expect(ruleOf({ of, time: '2026-05-02T02:00' })).toBe('welcome');
    const allDay = { ...of, events: [{ ...closed, endTime: 1_439 }] };
    expect(ruleOf({ of: allDay, time: '2026-05-02T01:30' })).toBe('welcome');
  });
});

describe('what staff are warned of', () => {
  const staff = { audience: 'staff' } as const;

  test.each<[string, string, Case]>([
    [
      'nothing that is for guests alone',
      'welcome',
      { of: online({ active: false, maxPersons: 1 }) },
    ],
    ['no step of the clock', 'welcome', { time: '19:07' }],
    [
      'no hour that takes nobody online',
      'welcome',
      { of: hours(evening({ onlineGuestLimit: 0 })) },
    ],
    ['a rest day', 'off-day', { of: withEvents(restDay) }],
    ['not a day that is restricted to them', 'welcome', { of: withEvents(restricted) }],
    ['a time at which the house is closed', 'closed', { time: '16:00' }],
    ['no time of a house without hours', 'welcome', { of: hours(), time: '16:00' }],
    [
      'a full opening hour',
      'guest-limit',
      { of: hours(evening({ onlineGuestLimit: 4 })), load: { parties: [fourAt('18:00')] } },
    ],
    ['no free table', 'no-table', { load: { admits: () => false } }],
  ])('%s: %s', (_, rule, given) => {
    expect(ruleOf({ ...given, ask: staff })).toBe(rule);
  });
});

test('the nearest free times come in the order of the clock', () => {
  const taken: readonly Minute[] = [at('19:00'), at('19:30')];
  const free = {
    admits: (wished: number) => !taken.some((time) => steadyInstant(time) === wished),
  };
  const times = judgeTimes(aServiceDay(), aLoad(free), aQuestion());
  expect(nearestFree(times, at('19:00'), 3)).toEqual([at('18:00'), at('18:30'), at('20:00')]);
});
