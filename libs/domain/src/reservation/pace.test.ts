import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes, parseMinute } from '../time/minute.ts';
import { limitsUsed, paceOf, peakOf, type PacedParty } from './pace.ts';
import { statuses, type Status } from './status.ts';

const at = (time: string) => parseMinute(`2026-05-01T${time}`)!;
const evening = { from: at('18:00'), to: at('22:00') };

function aParty(start: string, persons: number, more: Partial<PacedParty> = {}): PacedParty {
  const from = at(start);
  return {
    status: 'CONFIRMED',
    persons: { from: persons, to: persons },
    start: from,
    until: addMinutes(from, 120),
    ...more,
  };
}

describe('how full each quarter of an hour is', () => {
  test('a party sits from its start until it leaves, and arrives once', () => {
    const quarters = paceOf([aParty('19:00', 4, { until: at('19:30') })], evening);
    expect(quarters.filter(({ seated }) => seated > 0).map(({ from }) => from)).toEqual([
      at('19:00'),
      at('19:15'),
    ]);
    expect(quarters.filter(({ arriving }) => arriving > 0)).toHaveLength(1);
  });

  test('a range of persons takes the larger number', () => {
    const [first] = paceOf([aParty('18:00', 2, { persons: { from: 3, to: 5 } })], evening);
    expect(first).toMatchObject({ seated: 5, arriving: 5 });
  });

  test.each([
    ['OPEN', 2],
    ['CONFIRMED', 2],
    ['SEATED', 2],
    ['CLOSED', 2],
    ['QUEUED', 0],
    ['TAKE_AWAY', 0],
    ['CANCELLED', 0],
    ['CANCELLED_BY_GUEST', 0],
    ['NO_SHOW', 0],
  ] as const)('a party that is %s fills %i chairs', (status, chairs) => {
    expect(paceOf([aParty('18:00', 2, { status })], evening)[0]?.seated).toBe(chairs);
  });

  test('the peak is the first of the fullest; an empty evening has none', () => {
    const parties = [aParty('18:30', 4), aParty('20:00', 6)];
    expect(peakOf(paceOf(parties, evening))).toMatchObject({ from: at('20:00'), seated: 10 });
    expect(peakOf(paceOf([], evening))).toBeUndefined();
  });

  const anyParty = fc.record({
    status: fc.constantFrom<Status>(...statuses),
    persons: fc.integer({ min: 1, max: 12 }).map((to) => ({ from: 1, to })),
    start: fc.integer({ min: 0, max: 239 }).map((minutes) => addMinutes(evening.from, minutes)),
    stay: fc.integer({ min: 15, max: 300 }),
  });
  const anyParties = fc
    .array(anyParty, { maxLength: 30 })
    .map((all): PacedParty[] =>
      all.map(({ stay, ...party }) => ({ ...party, until: addMinutes(party.start, stay) })),
    );

  test('everybody who comes is counted exactly once, and nobody twice at a time', () => {
    fc.assert(
      fc.property(anyParties, (parties) => {
        const quarters = paceOf(parties, evening);
        expect(quarters).toHaveLength(16);
        const come = quarters.reduce((sum, { arriving }) => sum + arriving, 0);
        const all = parties
          .filter(({ status }) => ['OPEN', 'CONFIRMED', 'SEATED', 'CLOSED'].includes(status))
          .reduce((sum, { persons }) => sum + persons.to, 0);
        expect(come).toBe(all);
        for (const { seated, arriving } of quarters) {
          expect(seated).toBeGreaterThanOrEqual(arriving);
          expect(seated).toBeLessThanOrEqual(all);
        }
      }),
    );
  });

  test('one party less never makes any quarter fuller', () => {
    fc.assert(
      fc.property(anyParties, (parties) => {
        const fewer = paceOf(parties.slice(1), evening);
        paceOf(parties, evening).forEach(({ seated }, index) => {
          expect(fewer[index]?.seated).toBeLessThanOrEqual(seated);
        });
      }),
    );
  });
});

describe('the limits of the opening hours', () => {
  const dinner = { type: 'timespan', start: at('18:00'), end: at('22:00'), onlineGuestLimit: 40 };
  const seating = { type: 'seating', start: at('20:00'), end: at('20:00'), onlineGuestLimit: 10 };

  test('count whoever starts inside, not who still sits there', () => {
    const parties = [aParty('17:30', 8), aParty('20:00', 4), aParty('21:45', 2)];
    const used = limitsUsed(parties, [
      { ...dinner, type: 'timespan' },
      { ...seating, type: 'seating' },
    ]);
    expect(used.map(({ persons }) => persons)).toEqual([6, 4]);
  });

  test('hours without a limit, and blocked ones, have nothing to count', () => {
    const free = { ...dinner, type: 'timespan' as const };
    expect(
      limitsUsed(
        [aParty('19:00', 2)],
        [
          { ...free, onlineGuestLimit: -1 },
          { ...free, onlineGuestLimit: 0 },
        ],
      ),
    ).toEqual([]);
  });
});
