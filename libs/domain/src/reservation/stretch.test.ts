import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes, minuteAt, minuteOfDay, parseDay, parseMinute } from '../time/minute.ts';
import { isFinished, statuses } from './status.ts';
import { longestStay, planStretch, shortestStay } from './stretch.ts';

const at = (time: string) => parseMinute(`2026-05-01T${time}`)!;
const given = { interval: 15, elevated: false };
const aStay = { start: at('19:30'), duration: 120, status: 'CONFIRMED', locked: false } as const;

describe('stretching a stay', () => {
  test.each([
    ['to half past ten', '22:30', 180],
    ['to what lies nearest on the grid', '22:23', 180],
    ['shorter', '20:30', 60],
    ['never below a quarter of an hour', '19:31', 15],
    ['not before its own start', '18:00', 15],
  ])('makes it %s', (_, end, to) => {
    expect(planStretch(aStay, at(end), given)).toEqual({ kind: 'stretched', from: 120, to });
  });

  test('leaves it alone when its end is dropped where it was', () => {
    expect(planStretch(aStay, at('21:30'), given)).toEqual({ kind: 'unchanged' });
    expect(planStretch(aStay, at('21:33'), given)).toEqual({ kind: 'unchanged' });
  });

  test('ends a walk-in that came off the grid on the grid', () => {
    const walkIn = { ...aStay, start: at('19:37') };
    expect(planStretch(walkIn, at('21:15'), given)).toMatchObject({ to: 98 });
  });

  test('lets a seated party stay longer', () => {
    const seated = { ...aStay, status: 'SEATED' } as const;
    expect(planStretch(seated, at('22:00'), given)).toMatchObject({ to: 150 });
  });

  test('is refused for who has gone, and for a locked stay without the master password', () => {
    const refusal = (more: object) => planStretch({ ...aStay, ...more }, at('22:00'), given);
    expect(refusal({ status: 'CLOSED' })).toMatchObject({ code: 'RESERVATION_FINISHED' });
    expect(refusal({ locked: true })).toMatchObject({ code: 'MASTER_PASSWORD_REQUIRED' });
    const elevated = { ...given, elevated: true };
    expect(planStretch({ ...aStay, locked: true }, at('22:00'), elevated).kind).toBe('stretched');
  });

  test('ends on the grid and lasts no shorter and no longer than a stay may', () => {
    const day = parseDay('2026-05-01')!;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_439 }),
        fc.integer({ min: -600, max: 2_000 }),
        fc.constantFrom(15, 30, 60),
        fc.constantFrom(...statuses),
        (start, minutes, interval, status) => {
          const stay = { ...aStay, start: minuteAt(day, start), status };
          const end = addMinutes(stay.start, minutes);
          const outcome = planStretch(stay, end, { interval, elevated: false });
          if (outcome.kind !== 'stretched') return;
          expect(isFinished(status)).toBe(false);
          expect(outcome.to).toBeGreaterThanOrEqual(shortestStay);
          expect(outcome.to).toBeLessThanOrEqual(longestStay);
          const isClamped = outcome.to === shortestStay || outcome.to === longestStay;
          const ends = minuteOfDay(addMinutes(stay.start, outcome.to));
          expect(isClamped || ends % interval === 0).toBe(true);
        },
      ),
    );
  });
});
