import type { OfferReply } from '@stammtisch/contracts/offer/read-offer';
import { expect, test } from 'vitest';
import { chipStates, ruleWarning } from './chip-states.ts';

const date = '01.05.2026';
const closed = { rule: 'closed' } as const;
const offer: OfferReply = {
  date,
  persons: 4,
  times: [
    { time: '18:00', date, refusal: null },
    { time: '19:00', date, refusal: { rule: 'no-table' } },
    { time: '20:00', date, refusal: closed },
    { time: '18:00', date: '02.05.2026', refusal: closed },
  ],
  asked: { time: '19:00', date, refusal: { rule: 'no-table' } },
  _links: {},
};

test('a full time and a closed one look different, and unknown ones are free', () => {
  const stateOf = chipStates(offer, date);
  expect(['18:00', '19:00', '20:00', '21:00'].map(stateOf)).toEqual([
    'free',
    'full',
    'blocked',
    'free',
  ]);
  expect(chipStates(undefined, date)('19:00')).toBe('free');
});

test('staff are warned of the time that they chose, in the words of the rule', () => {
  const chosen = { date, time: '19:00', hasTables: false };
  expect(ruleWarning(offer, chosen)).toEqual([{ kind: 'RULE', refusal: { rule: 'no-table' } }]);
  expect(ruleWarning(offer, { ...chosen, time: '18:00' })).toEqual([]);
});

test('who has chosen a table is not told that none is free', () => {
  expect(ruleWarning(offer, { date, time: '19:00', hasTables: true })).toEqual([]);
});
