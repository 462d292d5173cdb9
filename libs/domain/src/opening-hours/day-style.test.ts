import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/minute.ts';
import { anEvent, friday } from '../availability/testing/a-service-day.ts';
import { dayStyles, styleOfDay } from './day-style.ts';
import type { OpeningHour } from './opening-hours.ts';

const evening: OpeningHour = {
  type: 'timespan',
  dayOfWeek: 5,
  start: 17 * 60,
  end: 23 * 60,
  onlineGuestLimit: -1,
};

const closing = { bookable: false, onlineBookable: false, eventOnly: true };
const rest = anEvent({ title: 'Ruhetag', ...closing });
const wedding = anEvent({ title: 'Hochzeit', ...closing, startTime: 18 * 60, endTime: 20 * 60 });
const allEvening = anEvent({ title: 'Feier', ...closing, startTime: 16 * 60, endTime: 23 * 60 });
const regulars = anEvent({ title: 'Stammgäste', onlineBookable: false, internalOnly: true });
const wine = anEvent({ title: 'Weinabend' });

describe('the style of a day', () => {
  test.each([
    ['an evening like any other', [evening], [], 'regular'],
    ['a weekday without opening hours', [{ ...evening, dayOfWeek: 6 }], [], 'not-bookable'],
    ['a house that keeps no hours', [], [], 'regular'],
    ['a rest day', [evening], [rest], 'not-bookable'],
    ['a wedding from six to eight', [evening], [wedding], 'partly-not-bookable'],
    ['a closing over the whole evening', [evening], [allEvening], 'not-bookable'],
    ['an evening for regulars', [evening], [regulars], 'restricted'],
    ['a wine evening', [evening], [wine], 'event'],
    ['a wine evening on a weekday without hours', [], [wine], 'event'],
    ['a rest day wins over everything', [evening], [wine, regulars, wedding, rest], 'not-bookable'],
    ['closed hours win over an event', [evening], [wine, regulars, wedding], 'partly-not-bookable'],
    ['restricted wins over an event', [evening], [wine, regulars], 'restricted'],
  ] as const)('%s', (_what, hours, events, style) => {
    expect(styleOfDay(friday, hours, events).style).toBe(style);
  });

  test('says what happens, also what the style does not show', () => {
    expect(styleOfDay(friday, [evening], [wine, wedding]).titles).toEqual([
      'Weinabend',
      'Hochzeit',
    ]);
  });

  test('an event of another day changes nothing', () => {
    expect(styleOfDay(addDays(friday, 1), [], [rest])).toEqual({ style: 'regular', titles: [] });
  });

  test('the order of the events never matters, and one more closing never opens a day', () => {
    const some = fc.subarray([rest, wedding, allEvening, regulars, wine]);
    fc.assert(
      fc.property(some, (events) => {
        const { style } = styleOfDay(friday, [evening], events);
        expect(dayStyles).toContain(style);
        expect(styleOfDay(friday, [evening], events.toReversed()).style).toBe(style);
        expect(styleOfDay(friday, [evening], [...events, rest]).style).toBe('not-bookable');
      }),
    );
  });
});
