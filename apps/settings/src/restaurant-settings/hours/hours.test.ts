import { expect, test } from 'vitest';
import { copyDay, faultOf, newHour, spanOf, withSpan } from './hours.ts';

const evening = { ...newHour(5), start: '18:00', end: '02:00' } as const;

test('a new entry runs from 00:00 to 22:00 without a limit', () => {
  expect(newHour(1)).toEqual({
    type: 'timespan',
    dayOfWeek: 1,
    start: '00:00',
    end: '22:00',
    onlineGuestLimit: -1,
  });
});

test('an evening may end after midnight, an end at noon is a slip of the pen', () => {
  expect(faultOf(evening)).toBeUndefined();
  expect(faultOf({ ...newHour(5), start: '18:00', end: '12:00' })).toBe('end-before-start');
  expect(faultOf({ ...newHour(5), start: '' })).toBe('no-time');
});

test('a bar that is dragged keeps to the rules: what is impossible changes nothing', () => {
  const span = spanOf(evening)!;
  expect(span).toEqual({ from: 1_080, to: 1_560 });
  expect(withSpan(evening, { from: 1_080, to: 1_440 })).toMatchObject({ end: '24:00' });
  expect(withSpan(evening, { from: 1_095, to: 1_575 })).toMatchObject({
    start: '18:15',
    end: '02:15',
  });
  expect(withSpan(evening, { from: 1_080, to: 1_000 })).toBe(evening);
  expect(withSpan(evening, { from: -15, to: 465 })).toBe(evening);
});

test('the hours of a day come instead of what the others had', () => {
  const hours = [evening, newHour(6), newHour(1)];
  expect(copyDay(hours, 5, [5, 6, 7])).toEqual([
    evening,
    newHour(1),
    { ...evening, dayOfWeek: 6 },
    { ...evening, dayOfWeek: 7 },
  ]);
});
