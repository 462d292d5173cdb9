import { parseDay } from '@stammtisch/domain/time/minute';
import { expect, test } from 'vitest';
import { enteredTimes, newValues } from './entry-values.ts';
import { instantOf } from './instant-of.ts';

const clocks = instantOf('Europe/Berlin');
const entered = (start: string, end: string, more: object = {}, date = '2027-10-31') =>
  enteredTimes(
    { ...newValues('Anna', parseDay('2027-10-31')!), date, start, end, ...more },
    clocks,
  );

test('an end before the start is on the next day', () => {
  expect(entered('22:00', '06:00', {}, '2027-10-30')).toMatchObject({
    start: '2027-10-30T22:00',
    end: '2027-10-31T06:00',
    asksForStart: false,
    asksForEnd: false,
  });
});

test('what the clocks show twice is asked for, at the start and at the end', () => {
  const night = entered('22:00', '02:30', { endRepeated: true }, '2027-10-30');
  expect(night).toMatchObject({ end: '2027-10-31T02:30', asksForEnd: true, endRepeated: true });
  expect(entered('02:30', '06:00')).toMatchObject({ asksForStart: true, startRepeated: false });
});

test('where only the second pass is possible nobody is asked', () => {
  const later = { end: '2027-10-31T02:15', endRepeated: true, asksForEnd: false };
  expect(entered('02:45', '02:15')).toMatchObject(later);
  const inIt = { startRepeated: true, endRepeated: true, asksForEnd: false };
  expect(entered('02:15', '02:45', { startRepeated: true })).toMatchObject(inIt);
});

test('a pass that was chosen says nothing about another day', () => {
  const chosen = { startRepeated: true, endRepeated: true };
  expect(entered('02:15', '02:45', chosen, '2027-10-29')).toMatchObject({
    startRepeated: false,
    endRepeated: false,
  });
});
