import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay, type EpochMinute } from '../time/minute.ts';
import { planDelete, planStatus, nextStatuses, type StatusSubject } from './change-status.ts';
import { statuses, type Status } from './status.ts';
import { transitions } from './transition.ts';

const today = parseDay('2026-11-21')!;
const minute = (value: number) => value as EpochMinute;

const subject = (more: Partial<StatusSubject> = {}): StatusSubject => ({
  status: 'CONFIRMED',
  startsAt: minute(1_000),
  serviceDay: today,
  locked: false,
  timesEstimated: false,
  feeCollected: false,
  ...more,
});

const circumstances = {
  now: minute(1_000),
  today,
  by: 'staff' as const,
  editorWanted: false,
  coronaQuestion: false,
  elevated: false,
};

// Decisions §1, the table as it is printed there.
const table: Record<Status, Status[]> = {
  OPEN: ['CONFIRMED', 'CANCELLED', 'SEATED', 'QUEUED', 'CANCELLED_BY_GUEST'],
  CONFIRMED: [
    'SEATED',
    'CANCELLED',
    'CANCELLED_BY_GUEST',
    'NO_SHOW',
    'CLOSED',
    'OPEN',
    'QUEUED',
    'TAKE_AWAY',
  ],
  SEATED: ['CLOSED', 'CONFIRMED'],
  CLOSED: ['SEATED', 'NO_SHOW'],
  NO_SHOW: ['SEATED', 'CONFIRMED', 'CANCELLED_BY_GUEST'],
  CANCELLED: ['CONFIRMED', 'OPEN'],
  CANCELLED_BY_GUEST: ['CONFIRMED', 'OPEN'],
  QUEUED: ['CONFIRMED', 'SEATED', 'OPEN', 'CANCELLED', 'CANCELLED_BY_GUEST'],
  TAKE_AWAY: ['CLOSED', 'CANCELLED', 'CANCELLED_BY_GUEST', 'NO_SHOW', 'CONFIRMED'],
};

describe('the table of status changes', () => {
  test.each(statuses)('from %s leads exactly where it is decided', (from) => {
    const reachable = statuses.filter((to) => transitions[from]?.[to]);
    expect(reachable.toSorted()).toEqual(table[from].toSorted());
  });

  test('nothing changes when a reservation already has the status', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), (status) => {
        return planStatus(subject({ status }), status, circumstances).kind === 'unchanged';
      }),
    );
  });

  test('what is offered next is what is accepted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...statuses),
        fc.constantFrom(...statuses),
        fc.integer({ min: 0, max: 2_000 }),
        fc.boolean(),
        (from, to, now, timesEstimated) => {
          const given = subject({ status: from, timesEstimated });
          const at = { ...circumstances, now: minute(now) };
          const offered = nextStatuses(given, at).includes(to);
          return offered === (planStatus(given, to, at).kind === 'changed');
        },
      ),
    );
  });

  test('a guest cannot take a cancellation back', () => {
    const outcome = planStatus(subject({ status: 'CANCELLED_BY_GUEST' }), 'CONFIRMED', {
      ...circumstances,
      by: 'guest',
    });
    expect(outcome).toMatchObject({ kind: 'refused', guard: 'staff-only' });
  });

  test('once a fee was collected a no-show stays one', () => {
    const given = subject({ status: 'NO_SHOW', feeCollected: true });
    for (const to of table.NO_SHOW) {
      expect(planStatus(given, to, circumstances).kind).toBe('refused');
    }
  });

  test('a locked party is seated and leaves, but is not cancelled without the master password', () => {
    const locked = subject({ locked: true });
    expect(planStatus(locked, 'SEATED', circumstances).kind).toBe('changed');
    expect(planStatus(locked, 'CANCELLED', circumstances)).toMatchObject({
      code: 'MASTER_PASSWORD_REQUIRED',
    });
    expect(planStatus(locked, 'CANCELLED', { ...circumstances, elevated: true }).kind).toBe(
      'changed',
    );
  });

  test('the corona question stands before seating where the house asks it', () => {
    const asking = { ...circumstances, coronaQuestion: true };
    expect(planStatus(subject(), 'SEATED', asking)).toMatchObject({ code: 'CORONA_QUESTION' });
    expect(planStatus(subject(), 'SEATED', { ...asking, coronaAnswered: true }).kind).toBe(
      'changed',
    );
  });
});

describe('deleting', () => {
  const given = { confirmed: true, elevated: false };

  test.each(statuses)('an online reservation that is %s goes only once cancelled', (status) => {
    const outcome = planDelete({ ...subject({ status }), source: 'ONLINE' }, given);
    const isCancelled = status === 'CANCELLED' || status === 'CANCELLED_BY_GUEST';
    expect(outcome.kind).toBe(isCancelled ? 'deleted' : 'refused');
  });

  test('a seated party needs a yes', () => {
    const seated = { ...subject({ status: 'SEATED' }), source: 'STAFF' as const };
    expect(planDelete(seated, { ...given, confirmed: false })).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
    });
  });
});
