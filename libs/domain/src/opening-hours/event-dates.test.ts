import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, parseDay } from '../time/minute.ts';
import { happensOn, type CalendarEvent } from './event.ts';
import { isOldEvent, nextDates } from './event-dates.ts';
import { isOfferedOnline } from './public-event.ts';
import { coupleSwitches, setBookable, setOnlineBookable, settleEvent } from './settle-event.ts';

const day = (text: string) => parseDay(text)!;

function anEvent(more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    title: 'Weinabend',
    start: day('2026-05-01'),
    end: day('2026-05-01'),
    interval: 'ONCE',
    eventDays: [],
    limitedTime: false,
    startTime: 0,
    endTime: 1_439,
    guestLimit: -1,
    guestLimitOverflowPercent: 10,
    reservationLeadTimeMillis: 0,
    bookable: true,
    onlineBookable: true,
    eventOnly: false,
    internalOnly: false,
    ...more,
  };
}

describe('the next dates of an event', () => {
  test('of three days are those that are left', () => {
    const fair = anEvent({ end: day('2026-05-03') });
    expect(nextDates(fair, day('2026-05-02'), 5)).toEqual(['2026-05-02', '2026-05-03']);
  });

  test('every 31st leaves out the months that have none', () => {
    const monthly = anEvent({ interval: 'MONTHLY', start: day('2026-01-31') });
    expect(nextDates(monthly, day('2026-02-01'), 3)).toEqual([
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
    ]);
  });

  test('29 February comes in leap years, also across 2100', () => {
    const leap = anEvent({ interval: 'ANNUALLY', start: day('2024-02-29') });
    expect(nextDates(leap, day('2025-01-01'), 2)).toEqual(['2028-02-29', '2032-02-29']);
    expect(nextDates(leap, day('2096-03-01'), 1)).toEqual(['2104-02-29']);
  });

  test('a weekly one that is limited ends with its last day', () => {
    const weekly = anEvent({
      interval: 'WEEKLY',
      eventDays: [0, 5],
      limitedTime: true,
      end: day('2026-05-08'),
    });
    expect(nextDates(weekly, day('2026-05-02'), 5)).toEqual(['2026-05-03', '2026-05-08']);
  });

  test('are all days on which it happens, in order, and none is left out', () => {
    fc.assert(
      fc.property(
        fc.record({
          interval: fc.constantFrom('ONCE', 'WEEKLY', 'MONTHLY', 'ANNUALLY'),
          eventDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
          limitedTime: fc.boolean(),
          starts: fc.integer({ min: 0, max: 800 }),
          lasts: fc.integer({ min: 0, max: 60 }),
        }),
        fc.integer({ min: 0, max: 800 }),
        ({ starts, lasts, ...rest }, asked) => {
          const start = addDays(day('2027-01-01'), starts);
          const event = anEvent({ ...rest, start, end: addDays(start, lasts) });
          const from = addDays(day('2027-01-01'), asked);
          const days = Array.from({ length: 400 }, (_, index) => addDays(from, index));
          const expected = days.filter((each) => happensOn(event, each));
          const last = days.at(-1)!;
          const found = nextDates(event, from, 400).filter((each) => each <= last);
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('an old event', () => {
  test.each<[string, Partial<CalendarEvent>, boolean]>([
    ['happened once, yesterday', {}, true],
    ['came back weekly until yesterday', { interval: 'WEEKLY', limitedTime: true }, true],
    ['comes back weekly for ever', { interval: 'WEEKLY' }, false],
    ['comes back yearly for ever', { interval: 'ANNUALLY' }, false],
    ['came back monthly until yesterday', { interval: 'MONTHLY', limitedTime: true }, true],
    ['ends today', { end: day('2026-05-02') }, false],
  ])('one that %s: %s', (_, more, expected) => {
    expect(isOldEvent(anEvent(more), day('2026-05-02'))).toBe(expected);
  });
});

describe('the switches of an event', () => {
  const open = { bookable: true, onlineBookable: true };
  const shut = { bookable: false, onlineBookable: false };

  test('whoever closes it closes it for guests too; whoever opens it for guests opens it', () => {
    expect(setBookable(open, false)).toEqual(shut);
    expect(setBookable(shut, true)).toEqual({ bookable: true, onlineBookable: false });
    expect(setOnlineBookable(shut, true)).toEqual(open);
    expect(setOnlineBookable(open, false)).toEqual({ bookable: true, onlineBookable: false });
  });

  test('sent in contradiction, the one that was just turned wins, else it stays closed', () => {
    const contrary = { bookable: false, onlineBookable: true };
    expect(coupleSwitches(contrary)).toEqual(shut);
    expect(coupleSwitches(contrary, open)).toEqual(shut);
    expect(coupleSwitches(contrary, shut)).toEqual(open);
  });

  test('guests never book what staff cannot', () => {
    const either = fc.record({ bookable: fc.boolean(), onlineBookable: fc.boolean() });
    fc.assert(
      fc.property(either, fc.option(either, { nil: undefined }), (wanted, before) => {
        const { bookable, onlineBookable } = coupleSwitches(wanted, before);
        return bookable || !onlineBookable;
      }),
    );
  });
});

describe('an entered event', () => {
  test.each([
    ['missing', undefined],
    ['earlier', day('2026-04-30')],
  ])('whose end is %s ends on the day that it starts', (_, end) => {
    expect(settleEvent({ ...anEvent(), end })).toMatchObject({ event: { end: '2026-05-01' } });
  });

  test('that ends before it starts is refused; one at one time is a seating', () => {
    const refused = settleEvent(anEvent({ startTime: 1_200, endTime: 1_140 }));
    expect(refused).toEqual({ kind: 'refused', code: 'END_BEFORE_START' });
    expect(settleEvent(anEvent({ startTime: 1_140, endTime: 1_140 })).kind).toBe('settled');
  });

  test('that comes back weekly on no day comes back on its own', () => {
    const weekly = settleEvent(anEvent({ interval: 'WEEKLY' }));
    expect(weekly).toMatchObject({ event: { eventDays: [5] } });
  });
});

test('guests see what they may book, and what is for the house alone only as an event of its own', () => {
  expect(isOfferedOnline(anEvent())).toBe(true);
  expect(isOfferedOnline(anEvent({ internalOnly: true }))).toBe(false);
  expect(isOfferedOnline(anEvent({ internalOnly: true, eventOnly: true }))).toBe(true);
  expect(isOfferedOnline(anEvent({ onlineBookable: false }))).toBe(false);
});
