import { expect, test } from 'vitest';
import { offlineProblem, ProblemError } from '@stammtisch/hal-client/problem';
import { outcomeOf } from './send-booking.ts';
import { keyFor } from './use-booking.ts';

const problem = (type: string, status: number, extensions = {}) =>
  new ProblemError({ type, status, key: 'KEY', extensions });

test('a lost table brings the nearest free times along', () => {
  const alternatives = [{ date: '2026-05-01', time: '20:30' }];
  expect(outcomeOf(problem('not-bookable', 409, { reason: 'no-table', alternatives }))).toEqual({
    kind: 'not-bookable',
    isTaken: true,
    alternatives,
  });
});

test('a time that the house has closed is not called taken', () => {
  expect(outcomeOf(problem('not-bookable', 409, { reason: 'closed' }))).toEqual({
    kind: 'not-bookable',
    isTaken: false,
    alternatives: [],
  });
});

test('without a network nothing is lost, and too many attempts are named', () => {
  expect(outcomeOf(offlineProblem(undefined))).toEqual({ kind: 'offline' });
  expect(outcomeOf(problem('too-many-requests', 429))).toEqual({
    kind: 'failed',
    isTooOften: true,
  });
  expect(outcomeOf(problem('internal-error', 500))).toEqual({ kind: 'failed', isTooOften: false });
});

test('the same wish is sent under the same key, another wish under another', () => {
  const sent = { key: 'first', body: '{"time":"19:00"}' };
  expect(keyFor('{"time":"19:00"}', sent)).toBe('first');
  expect(keyFor('{"time":"20:00"}', sent)).not.toBe('first');
});
