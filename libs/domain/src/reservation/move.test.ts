import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteAt, minuteOfDay, parseDay, parseMinute } from '../time/minute.ts';
import { planMove, type MoveSubject } from './move.ts';
import { isFinished, statuses } from './status.ts';

const at = (time: string) => parseMinute(`2026-05-01T${time}`)!;
const given = { interval: 15, elevated: false };

const aParty = (more: Partial<MoveSubject> = {}): MoveSubject => ({
  start: at('19:30'),
  tables: ['window'],
  status: 'CONFIRMED',
  locked: false,
  ...more,
});

describe('moving a reservation', () => {
  test('leaves it alone when it is dropped on its own minute', () => {
    expect(planMove(aParty(), { start: at('19:30') }, given)).toEqual({ kind: 'unchanged' });
  });

  test('snaps to the house’s interval', () => {
    expect(planMove(aParty(), { start: at('20:08') }, given)).toMatchObject({ to: at('20:15') });
    expect(planMove(aParty(), { start: at('20:07') }, given)).toMatchObject({ to: at('20:00') });
  });

  test('a party that was written off the grid may change its table and keep its minute', () => {
    const walkIn = aParty({ start: at('19:37') });
    expect(planMove(walkIn, { start: at('19:37'), tables: ['bar'] }, given)).toEqual({
      kind: 'moved',
      from: at('19:37'),
      to: at('19:37'),
      tables: ['bar'],
    });
  });

  test('a seated party may change its table but not its start', () => {
    const seated = aParty({ status: 'SEATED' });
    expect(planMove(seated, { start: at('19:30'), tables: ['bar'] }, given).kind).toBe('moved');
    expect(planMove(seated, { start: at('20:00') }, given)).toEqual({
      kind: 'refused',
      code: 'SEATED_KEEPS_ITS_START',
    });
  });

  test('a locked one needs the master password', () => {
    const locked = aParty({ locked: true });
    expect(planMove(locked, { start: at('20:00') }, given)).toMatchObject({
      code: 'MASTER_PASSWORD_REQUIRED',
    });
    expect(planMove(locked, { start: at('20:00') }, { ...given, elevated: true }).kind).toBe(
      'moved',
    );
  });

  test('a finished one never moves, and every accepted move lies on the grid', () => {
    const day = parseDay('2026-05-01')!;
    fc.assert(
      fc.property(
        fc.constantFrom(...statuses),
        fc.integer({ min: 0, max: 2_879 }),
        fc.constantFrom(15, 30, 60),
        (status, minutes, interval) => {
          const start = minuteAt(day, minutes);
          const outcome = planMove(aParty({ status }), { start }, { interval, elevated: true });
          if (outcome.kind !== 'moved') return true;
          return !isFinished(status) && minuteOfDay(outcome.to) % interval === 0;
        },
      ),
    );
  });
});
