import { expect, test } from 'vitest';
import { addMinutes, parseMinute } from '../time/minute.ts';
import { tableStates, type TableParty } from './table-state.ts';

const at = (time: string) => parseMinute(time.includes('T') ? time : `2026-05-01T${time}`)!;

/** A confirmed party at table 12 for two hours. */
function aParty(start: string, given: Partial<TableParty> = {}): TableParty {
  const end = addMinutes(at(start), 120);
  return { id: start, status: 'CONFIRMED', start: at(start), end, tables: ['12'], ...given };
}

function stateOf(parties: TableParty[], clock: { now?: string; isOver?: boolean } = {}) {
  const { now = '19:00', isOver = false } = clock;
  return tableStates(parties, { now: at(now), ahead: 120, isOver }).get('12');
}

test('a table without parties is free', () => {
  expect(stateOf([])).toBeUndefined();
});

test.each([
  ['within a usual visit', '20:59', { kind: 'reserved', party: { id: '20:59' } }],
  ['later than that', '21:00', { kind: 'free', next: { id: '21:00' } }],
  ['a few minutes ago', '18:46', { kind: 'reserved' }],
  ['a quarter of an hour ago', '18:45', { kind: 'late' }],
])('a table whose next party was to come %s says so', (_, start, state) => {
  expect(stateOf([aParty(start)])).toMatchObject(state);
});

test('a table is held for the next party, and names the one after it', () => {
  expect(stateOf([aParty('21:30'), aParty('19:30')])).toMatchObject({
    kind: 'reserved',
    party: { id: '19:30' },
    next: { id: '21:30' },
  });
});

test('who sits at a table is told with who comes next', () => {
  const sitting = aParty('18:00', { status: 'SEATED' });
  expect(stateOf([aParty('21:00'), sitting])).toMatchObject({
    kind: 'seated',
    party: { id: '18:00' },
    next: { id: '21:00' },
  });
});

test('who sits past the planned end is overtime', () => {
  expect(stateOf([aParty('16:30', { status: 'SEATED' })])).toMatchObject({ kind: 'overtime' });
});

test('who sits past the planned end while the next party was to come is in its way', () => {
  const sitting = aParty('16:30', { status: 'SEATED' });
  expect(stateOf([aParty('18:45'), sitting])).toMatchObject({
    kind: 'conflict',
    party: { id: '16:30' },
    next: { id: '18:45' },
  });
});

test('a party over several tables holds each of them', () => {
  const states = tableStates([aParty('19:30', { tables: ['12', '5'] })], {
    now: at('19:00'),
    ahead: 120,
    isOver: false,
  });
  expect([...states.keys()]).toEqual(['12', '5']);
});

test.each(['CANCELLED', 'CANCELLED_BY_GUEST', 'NO_SHOW', 'QUEUED', 'TAKE_AWAY', 'CLOSED'] as const)(
  'a party that is %s holds no table',
  (status) => {
    expect(stateOf([aParty('19:30', { status })])).toBeUndefined();
  },
);

test('a party that never came frees its table when its time is over', () => {
  expect(stateOf([aParty('12:00')])).toBeUndefined();
});

test('a day that is over tells who ate there last', () => {
  const parties = [
    aParty('19:30', { status: 'CLOSED' as const }),
    aParty('12:00', { status: 'CLOSED' as const }),
  ];
  const clock = { now: '2026-05-02T09:00', isOver: true };
  expect(stateOf(parties, clock)).toMatchObject({ kind: 'left', party: { id: '19:30' } });
});
