import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeBooking } from './judge-booking.ts';
import { overfullBy } from './overfull.ts';
import { aLoad, anEvent, aQuestion, aServiceDay, at, evening } from './testing/a-service-day.ts';

const party = (time: string, persons: number) => ({ start: at(time), persons });
const limited = (onlineGuestLimit: number) =>
  aServiceDay({ rules: { hours: [evening({ onlineGuestLimit })] } });

test('an evening for forty takes forty-four and not one more', () => {
  const booked = [party('19:00', 30), party('10:00', 99)];
  expect(overfullBy(limited(40), booked, [party('18:30', 14)])).toEqual([]);
  expect(overfullBy(limited(40), booked, [party('18:30', 10), party('18:30', 5)])).toMatchObject([
    { of: { kind: 'opening' }, limit: 40, booked: 30, added: 15, starts: [at('18:30')] },
  ]);
});

test('a house without a limit, or one closed for online guests only, is never too full', () => {
  for (const limit of [-1, 0]) {
    expect(overfullBy(limited(limit), [], [party('18:30', 500)])).toEqual([]);
  }
});

test('what is too full already is said only where more would come', () => {
  const full = [party('18:30', 90)];
  expect(overfullBy(limited(40), full, [party('10:00', 2)])).toEqual([]);
  expect(overfullBy(limited(40), full, [party('18:30', 1)])).toHaveLength(1);
});

test('an event has a limit of its own, and all who come while it runs count', () => {
  const concert = { title: 'Konzert', startTime: 1_140, endTime: 1_260, guestLimit: 20 };
  const friday = aServiceDay({ events: [anEvent({ ...concert, guestLimitOverflowPercent: 0 })] });
  const added = [party('19:00', 6), party('20:30', 5), party('18:30', 40)];
  expect(overfullBy(friday, [party('19:30', 9)], added)).toEqual([]);
  expect(overfullBy(friday, [party('19:30', 10)], added)).toMatchObject([
    {
      of: { kind: 'event', event: { title: 'Konzert' } },
      limit: 20,
      booked: 10,
      added: 11,
      starts: [at('19:00'), at('20:30')],
    },
  ]);
});

test('a pace is never exceeded, but a seating is meant to come at once', () => {
  const paced = { pacing: { all: 8, online: -1 } };
  const added = [party('19:00', 5), party('19:15', 4), party('19:30', 8)];
  expect(overfullBy(aServiceDay({ rules: paced }), [], added)).toMatchObject([
    { of: { kind: 'pace' }, span: { start: at('19:00'), end: at('19:30') }, limit: 8, added: 9 },
  ]);
  const seating = { type: 'seating', dayOfWeek: 5, time: 1_140, onlineGuestLimit: -1 } as const;
  const hours = [evening(), seating];
  expect(overfullBy(aServiceDay({ rules: { ...paced, hours } }), [], added)).toEqual([]);
});

const times = fc.constantFrom('18:00', '18:15', '19:00', '19:30', '20:00', '21:30');
const parties = fc.array(fc.record({ time: times, persons: fc.integer({ min: 1, max: 12 }) }), {
  maxLength: 12,
});

test('whatever the booking rule lets staff book one by one never makes anything too full', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1, max: 40 }),
      fc.integer({ min: -1, max: 30 }),
      fc.integer({ min: -1, max: 20 }),
      parties,
      parties,
      (onlineGuestLimit, guestLimit, all, before, wishes) => {
        const festival = { title: 'Fest', startTime: 1_110, endTime: 1_230, guestLimit };
        const serviceDay = aServiceDay({
          events: [anEvent(festival)],
          rules: { hours: [evening({ onlineGuestLimit })], pacing: { all, online: -1 } },
        });
        const booked = before.map(({ time, persons }) => party(time, persons));
        const added: typeof booked = [];
        for (const { time, persons } of wishes) {
          const here = [...booked, ...added].map((each) => ({ ...each, isOnline: false }));
          const load = aLoad({ parties: here });
          const question = aQuestion({ audience: 'staff', persons });
          const refusal = judgeBooking(serviceDay, load, question, at(time));
          if (!refusal) added.push(party(time, persons));
        }
        expect(overfullBy(serviceDay, booked, added)).toEqual([]);
      },
    ),
  );
});
