import { describe, expect, test } from 'vitest';
import { addRead, noFacts, type RegisterFacts, type RegisterRead } from './facts.ts';
import type { RegisterParty } from './claim-sittings.ts';
import { planChanges } from './plan-changes.ts';
import { matchTables, tableKey } from './table-name.ts';

/** 19:30 of the one evening that these tests are about. */
function at(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

function aParty(party: Partial<RegisterParty> = {}): RegisterParty {
  return {
    id: 'krüger',
    status: 'CONFIRMED',
    start: at('19:00'),
    end: at('21:00'),
    tables: ['five'],
    earlierTables: [],
    isOfRegister: false,
    changedByHandAt: undefined,
    arrival: undefined,
    departure: undefined,
    locked: false,
    wasNoShow: false,
    ...party,
  };
}

const order = (id: string, time: string, table = '5') => ({ id, table, at: at(time) });
const bill = (id: string, time: string, from: string, table = '5') => ({
  id,
  table,
  at: at(time),
  orderedFrom: at(from),
});

function read(time: string, what: Partial<RegisterRead> = {}): RegisterRead {
  return { at: at(time), orders: [], bills: [], ...what };
}

const tables = new Map([
  ['5', 'five'],
  ['6', 'six'],
]);

function decide(facts: RegisterFacts, parties: RegisterParty[], now: string, since = '00:00') {
  return planChanges(facts, parties, tables, {
    now: at(now),
    since: at(since),
    earlyArrivalBufferMinutes: 15,
    noShowBufferMinutes: 30,
  });
}

const seated = (time: string, more: Partial<RegisterParty> = {}) =>
  aParty({ status: 'SEATED', arrival: at(time), isOfRegister: true, ...more });

describe('the first order', () => {
  test('seats the party, at the time of the order', () => {
    const facts = addRead(noFacts, read('19:06', { orders: [order('a', '19:05')] }));
    expect(decide(facts, [aParty()], '19:06')).toEqual([
      { party: 'krüger', steps: [{ to: 'SEATED', at: at('19:05') }], tables: ['five'] },
    ]);
  });

  test.each([
    ['18:45', 1],
    ['18:44', 0],
    ['20:59', 1],
    ['21:00', 0],
  ])('at %s belongs to a party of 19:00 to 21:00: %i', (time, count) => {
    const facts = addRead(noFacts, read('21:30', { orders: [order('a', time)] }));
    const seats = decide(facts, [aParty({ locked: true })], '21:30');
    expect(seats).toHaveLength(count);
  });

  test('at another table is nobody’s business', () => {
    const facts = addRead(noFacts, read('19:06', { orders: [order('a', '19:05', '6')] }));
    expect(decide(facts, [aParty()], '19:06')).toEqual([]);
  });

  test.each(['OPEN', 'CANCELLED', 'QUEUED', 'TAKE_AWAY', 'NO_SHOW'] as const)(
    'changes nothing at one that is %s',
    (status) => {
      const facts = addRead(noFacts, read('19:06', { orders: [order('a', '19:05')] }));
      expect(decide(facts, [aParty({ status })], '19:06')).toEqual([]);
    },
  );

  test('brings those back of whom the register said that they stayed away', () => {
    const facts = addRead(noFacts, read('19:41', { orders: [order('a', '19:40')] }));
    const missing = aParty({ status: 'NO_SHOW', isOfRegister: true, wasNoShow: true });
    expect(decide(facts, [missing], '19:41')).toMatchObject([{ steps: [{ to: 'SEATED' }] }]);
  });

  test('shortly before the next party is theirs once the one before has paid', () => {
    const next = aParty({ id: 'weiß', start: at('21:00'), end: at('23:00') });
    const paid = [bill('r', '20:45', '19:05')];
    const facts = addRead(noFacts, read('20:55', { bills: paid, orders: [order('b', '20:50')] }));
    const gone = aParty({ status: 'CLOSED', isOfRegister: true, departure: at('20:45') });
    expect(decide(facts, [gone, next], '20:55')).toMatchObject([{ party: 'weiß' }]);
  });

  test('of a round more belongs to those who still sit there past their time', () => {
    const next = aParty({ id: 'weiß', start: at('21:00'), end: at('23:00') });
    const orders = [order('a', '19:05'), order('b', '21:10')];
    const facts = addRead(noFacts, read('21:11', { orders }));
    expect(decide(facts, [seated('19:05'), next], '21:11')).toEqual([]);
  });
});

describe('the bill', () => {
  test('closes what nothing is open of, at the time of the bill', () => {
    const facts = addRead(noFacts, read('20:41', { bills: [bill('r', '20:40', '19:05')] }));
    expect(decide(facts, [seated('19:05')], '20:41')).toMatchObject([
      { steps: [{ to: 'CLOSED', at: at('20:40') }] },
    ]);
  });

  test('of a part closes nothing', () => {
    const bills = [bill('r', '20:40', '19:05')];
    const facts = addRead(noFacts, read('20:41', { bills, orders: [order('b', '19:20')] }));
    expect(decide(facts, [seated('19:05')], '20:41')).toEqual([]);
    const rest = [...bills, bill('s', '20:50', '19:20')];
    expect(
      decide(addRead(facts, read('20:51', { bills: rest })), [seated('19:05')], '20:51'),
    ).toMatchObject([{ steps: [{ to: 'CLOSED', at: at('20:50') }] }]);
  });

  test('at one of two tables waits for the other one', () => {
    const party = seated('19:05', { tables: ['five', 'six'] });
    const bills = [bill('r', '20:40', '19:05')];
    const open = addRead(noFacts, read('20:41', { bills, orders: [order('b', '19:20', '6')] }));
    expect(decide(open, [party], '20:41')).toEqual([]);
    const both = [...bills, bill('s', '20:50', '19:20', '6')];
    expect(decide(addRead(open, read('20:51', { bills: both })), [party], '20:51')).toMatchObject([
      { steps: [{ to: 'CLOSED', at: at('20:50') }] },
    ]);
  });

  test('that was typed and paid between two reads seats and closes', () => {
    const facts = addRead(noFacts, read('20:00', { bills: [bill('r', '19:20', '19:05')] }));
    expect(decide(facts, [aParty()], '20:00')).toMatchObject([
      {
        steps: [
          { to: 'SEATED', at: at('19:05') },
          { to: 'CLOSED', at: at('19:20') },
        ],
      },
    ]);
  });

  test('of a register that does not say when it was ordered goes with the orders before', () => {
    const first = addRead(noFacts, read('19:06', { orders: [order('a', '19:05')] }));
    const paid = { ...bill('r', '20:40', '19:05'), orderedFrom: undefined };
    const facts = addRead(first, read('20:41', { bills: [paid] }));
    expect(decide(facts, [seated('19:05')], '20:41')).toMatchObject([
      { steps: [{ to: 'CLOSED', at: at('20:40') }] },
    ]);
  });

  test('follows a party that was moved to another table', () => {
    const moved = seated('19:05', { tables: ['six'], earlierTables: ['five'] });
    const facts = addRead(noFacts, read('20:41', { bills: [bill('r', '20:40', '19:05')] }));
    expect(decide(facts, [moved], '20:41')).toMatchObject([{ steps: [{ to: 'CLOSED' }] }]);
  });

  test('of the first round is taken back by the second', () => {
    const gone = aParty({
      status: 'CLOSED',
      isOfRegister: true,
      arrival: at('19:05'),
      departure: at('19:30'),
    });
    const bills = [bill('r', '19:30', '19:05')];
    const facts = addRead(noFacts, read('19:41', { bills, orders: [order('b', '19:40')] }));
    expect(decide(facts, [gone], '19:41')).toMatchObject([
      { steps: [{ to: 'SEATED', at: at('19:40') }] },
    ]);
  });

  test('is not waited for where orders were taken back: nobody paid, nobody is sent away', () => {
    const first = addRead(noFacts, read('19:06', { orders: [order('a', '19:05')] }));
    expect(decide(addRead(first, read('19:10')), [seated('19:05')], '19:10')).toEqual([]);
  });
});

describe('nobody came', () => {
  const quiet = addRead(noFacts, read('19:31'));

  test('is said once the buffer has passed without an order', () => {
    expect(decide(quiet, [aParty()], '19:31')).toMatchObject([{ steps: [{ to: 'NO_SHOW' }] }]);
    expect(decide(addRead(noFacts, read('19:30')), [aParty()], '19:30')).toEqual([]);
  });

  test('is never said while the register was not asked after the buffer', () => {
    expect(decide(addRead(noFacts, read('19:29')), [aParty()], '23:00')).toEqual([]);
    expect(decide(noFacts, [aParty()], '23:00')).toEqual([]);
  });

  test.each([
    ['has no table', aParty({ tables: [] })],
    ['sits at a table that the register does not know', aParty({ tables: ['five', 'terrace'] })],
    ['is seated', aParty({ status: 'SEATED', arrival: at('19:00') })],
    ['is locked', aParty({ locked: true })],
    ['was brought back by hand before', aParty({ wasNoShow: true })],
    ['takes away', aParty({ status: 'TAKE_AWAY' })],
    ['is only a request', aParty({ status: 'OPEN' })],
  ])('is never said of one that %s', (_, party) => {
    expect(decide(quiet, [party], '19:31')).toEqual([]);
  });

  test('is never said of those who were expected before the register was connected', () => {
    expect(decide(quiet, [aParty()], '19:31', '19:10')).toEqual([]);
  });

  test('is not said while the party before still sits there: they wait at the bar', () => {
    const before = seated('17:05', { id: 'weiß', start: at('17:00'), end: at('19:00') });
    const facts = addRead(noFacts, read('19:35', { orders: [order('a', '17:05')] }));
    expect(decide(facts, [before, aParty()], '19:35')).toEqual([]);
  });
});

describe('what a person has changed', () => {
  const facts = addRead(noFacts, read('19:06', { orders: [order('a', '19:05')] }));

  test('is not done again for the same order', () => {
    const undone = aParty({ changedByHandAt: at('19:10') });
    expect(
      decide(addRead(facts, read('19:12', { orders: [order('a', '19:05')] })), [undone], '19:12'),
    ).toEqual([]);
  });

  test('is decided anew with the next order', () => {
    const undone = aParty({ changedByHandAt: at('19:10') });
    const more = read('19:22', { orders: [order('a', '19:05'), order('b', '19:20')] });
    expect(decide(addRead(facts, more), [undone], '19:22')).toMatchObject([
      { steps: [{ to: 'SEATED', at: at('19:20') }] },
    ]);
  });

  test('keeps a party open whose bill was read before', () => {
    const paid = addRead(noFacts, read('20:41', { bills: [bill('r', '20:40', '19:05')] }));
    const back = seated('19:05', { isOfRegister: false, changedByHandAt: at('20:45') });
    expect(decide(paid, [back], '20:46')).toEqual([]);
  });

  test('and closed by hand stays closed', () => {
    const left = aParty({
      status: 'CLOSED',
      arrival: at('19:00'),
      departure: at('19:04'),
      changedByHandAt: at('19:04'),
    });
    expect(decide(facts, [left], '19:06')).toEqual([]);
  });
});

describe('tables', () => {
  test.each([
    ['5', '05'],
    ['Terrasse 1', 'terrasse  01'],
    [' A 7 ', 'a7'],
    ['10', '10'],
  ])('“%s” and “%s” are one', (one, other) => {
    expect(tableKey(one)).toBe(tableKey(other));
  });

  test('10 and 1 are two, and so are 100 and 1', () => {
    expect(new Set(['1', '10', '100', '0'].map(tableKey)).size).toBe(4);
  });

  test('are matched by their names, unless somebody decided or two have one name', () => {
    const ofRegister = [
      { id: '1', name: '05', match: undefined, isByHand: false },
      { id: '2', name: 'Bar', match: undefined, isByHand: true },
      { id: '3', name: 'Bar', match: 'old', isByHand: false },
      { id: '4', name: '7', match: undefined, isByHand: false },
    ];
    const ours = [
      { id: 'five', name: '5' },
      { id: 'bar', name: 'bar' },
      { id: 'seven', name: '7' },
      { id: 'seven-outside', name: '07' },
    ];
    expect(Object.fromEntries(matchTables(ofRegister, ours))).toEqual({ 1: 'five' });
  });
});
