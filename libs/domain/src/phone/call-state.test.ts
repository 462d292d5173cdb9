import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  callEvents,
  isWithheld,
  longestShown,
  secondsLeft,
  shownAfterEnd,
  stateAfter,
  type CallState,
} from './call-state.ts';

const told = (events: readonly (typeof callEvents)[number][]) =>
  events.reduce<CallState | undefined>(stateAfter, undefined);

test('a call rings, is answered and ends', () => {
  expect(told(['newCall'])).toBe('RINGING');
  expect(told(['newCall', 'answer'])).toBe('ANSWERED');
  expect(told(['newCall', 'answer', 'hangup'])).toBe('ENDED');
});

test('whatever the order and however often it is told, a call ends in the same state', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...callEvents), { minLength: 1, maxLength: 9 }).chain((events) =>
        fc.record({
          events: fc.constant(events),
          shuffled: fc.shuffledSubarray(events, { minLength: events.length }),
        }),
      ),
      ({ events, shuffled }) => {
        const onceInOrder = callEvents.filter((event) => events.includes(event));
        expect(told(shuffled)).toBe(told(onceInOrder));
      },
    ),
  );
});

test('a call that rings or is spoken stands there for five minutes at most', () => {
  expect(secondsLeft(0)).toBe(longestShown);
  expect(secondsLeft(longestShown - 1)).toBe(1);
  expect(secondsLeft(longestShown + 60)).toBe(0);
});

test('a call that ended goes soon, and never stands longer because it ended', () => {
  expect(secondsLeft(20, 0)).toBe(shownAfterEnd);
  expect(secondsLeft(20, 5)).toBe(shownAfterEnd - 5);
  expect(secondsLeft(longestShown - 2, 0)).toBe(2);
  expect(secondsLeft(7_200, 7_000)).toBe(0);
});

test.each(['anonymous', 'Anonymous', 'anonym', ' unknown ', 'private', 'restricted', ''])(
  '%j is somebody who keeps the number',
  (from) => {
    expect(isWithheld(from)).toBe(true);
  },
);

test.each(['+4930123456', '0', '**611', 'anna'])('%j is not', (from) => {
  expect(isWithheld(from)).toBe(false);
});
