import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RegisterParty } from './claim-sittings.ts';
import { addRead, noFacts, type RegisterRead } from './facts.ts';
import { planChanges } from './plan-changes.ts';

const minute = 60_000;
const tables = new Map([
  ['1', 'one'],
  ['2', 'two'],
]);

interface Round {
  table: string;
  at: number;
  paidAt: number;
}

/** Two parties after one another at a table, one at another; each orders a few rounds and pays. */
const evening = fc.record({
  rounds: fc.array(
    fc
      .record({
        table: fc.constantFrom('1', '2'),
        at: fc.integer({ min: 1, max: 260 }),
        stays: fc.integer({ min: 1, max: 90 }),
      })
      .map(({ table, at, stays }): Round => ({ table, at, paidAt: at + stays })),
    { maxLength: 8 },
  ),
  readings: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 10 }),
});

const parties: RegisterParty[] = [
  ['a', 20, 120, 'one'],
  ['b', 130, 250, 'one'],
  ['c', 60, 180, 'two'],
].map(([id, start, end, table]) => ({
  id: String(id),
  status: 'CONFIRMED',
  start: Number(start) * minute,
  end: Number(end) * minute,
  tables: [String(table)],
  earlierTables: [],
  isOfRegister: false,
  changedByHandAt: undefined,
  arrival: undefined,
  departure: undefined,
  locked: false,
  wasNoShow: false,
}));

/** What the register answers at a minute: what is open, and every bill so far. */
function readAt(rounds: readonly Round[], time: number): RegisterRead {
  const known = rounds.map((round, index) => ({ ...round, id: String(index) }));
  return {
    at: time * minute,
    orders: known
      .filter(({ at, paidAt }) => at <= time && paidAt > time)
      .map(({ id, table, at }) => ({ id, table, at: at * minute })),
    bills: known
      .filter(({ paidAt }) => paidAt <= time)
      .map(({ id, table, at, paidAt }) => ({
        id,
        table,
        at: paidAt * minute,
        orderedFrom: at * minute,
      })),
  };
}

/** Applies reads as they come in, each decision at once, as the poller does. */
function live(reads: readonly RegisterRead[]) {
  let facts = noFacts;
  let book = parties;
  for (const read of reads) {
    facts = addRead(facts, read);
    const rules = {
      now: facts.readAt ?? 0,
      since: 0,
      earlyArrivalBufferMinutes: 15,
      noShowBufferMinutes: 30,
    };
    for (const { party, steps } of planChanges(facts, book, tables, rules)) {
      book = book.map((each) => (each.id === party ? steps.reduce(apply, each) : each));
    }
  }
  return book.map(({ id, status, arrival, departure }) => ({ id, status, arrival, departure }));
}

function apply(party: RegisterParty, step: { to: RegisterParty['status']; at: number }) {
  const changed = { ...party, status: step.to, isOfRegister: true };
  switch (step.to) {
    case 'SEATED':
      return party.status === 'CLOSED'
        ? { ...changed, departure: undefined }
        : { ...changed, arrival: step.at };
    case 'CLOSED':
      return { ...changed, departure: step.at };
    default:
      return { ...changed, wasNoShow: true };
  }
}

/** Half a second for each thousand. */
const runs = 10_000;

test('reads that come late, twice and in any order end in one state', () => {
  fc.assert(
    fc.property(evening, fc.infiniteStream(fc.nat()), ({ rounds, readings }, choices) => {
      const inOrder = readings.toSorted((a, b) => a - b).map((time) => readAt(rounds, time));
      const shuffled = [...inOrder, ...inOrder.slice(0, 3)]
        .map((read) => ({ read, place: choices.next().value ?? 0 }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ read }) => read);
      expect(live(shuffled)).toEqual(live(inOrder));
    }),
    { numRuns: runs },
  );
}, 120_000);

test('nobody who ordered at their table in time is said to have stayed away', () => {
  fc.assert(
    fc.property(evening, ({ rounds, readings }) => {
      const reads = readings.toSorted((a, b) => a - b).map((time) => readAt(rounds, time));
      const lastRead = Math.max(...readings);
      const hasOrdered = rounds.some(
        ({ table, at }) => table === '2' && at >= 60 && at < 180 && at <= lastRead,
      );
      const [, , third] = live(reads);
      expect(hasOrdered && third?.status === 'NO_SHOW').toBe(false);
    }),
    { numRuns: runs },
  );
}, 120_000);
