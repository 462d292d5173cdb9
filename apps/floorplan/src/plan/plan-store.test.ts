import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableReply } from '@stammtisch/contracts/room/table';
import { removal, stepTo } from './edits.ts';
import { aNewTable, writtenTableOf, type PlanTable } from './plan-table.ts';
import { PlanStore, type EditBody, type SendOutcome } from './plan-store.ts';

const room = { width: 10, depth: 10 };
const one = aNewTable('1', '1', { x: 200, y: 200 });
const replyOf = (table: PlanTable, version = 1): TableReply => ({
  ...writtenTableOf(room, table, version),
  _links: {},
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with versions, as the API has them. */
function open(tables: readonly PlanTable[] = [one]) {
  const stored = new Map(tables.map((table) => [table.id, replyOf(table)]));
  const bodies: EditBody[] = [];
  const told: string[] = [];
  let refusal: SendOutcome | undefined;
  const store = new PlanStore(room);
  store.connect({
    async send(body) {
      bodies.push(body);
      if (refusal) {
        const outcome = refusal;
        refusal = undefined;
        return outcome;
      }
      const reply = { stored: [], stale: [], removed: [], gone: [], _links: {} };
      const result: { [Key in keyof typeof reply]: (typeof reply)[Key] } & {
        stored: TableReply[];
        stale: TableReply[];
        removed: string[];
        gone: string[];
      } = reply;
      for (const put of body?.put ?? []) {
        const known = stored.get(put.id);
        if (put.version > 0 && !known) result.gone.push(put.id);
        else if ((known?.version ?? 0) !== put.version && known) result.stale.push(known);
        else {
          const table = { ...replyOf(one), ...put, version: put.version + 1 } as TableReply;
          stored.set(put.id, table);
          result.stored.push(table);
        }
      }
      for (const { id } of body?.remove ?? []) {
        stored.delete(id);
        result.removed.push(id);
      }
      return { kind: 'saved', reply: result };
    },
    onReread: () => told.push('reread'),
    onContest: (contests) => told.push(...contests.map(({ field }) => `contest ${field}`)),
    onGone: (names) => told.push(`gone ${names.join()}`),
    onNameInUse: (name) => told.push(`name ${name}`),
  });
  store.receive(room, [...stored.values()]);
  return {
    store,
    stored,
    bodies,
    told,
    refuseOnce: (outcome: SendOutcome) => void (refusal = outcome),
    change: (table: PlanTable, key?: string) =>
      store.change(stepTo(store.view().tables, [table]), key),
    settle: () => vi.advanceTimersByTimeAsync(10),
    shown: (id: string) => store.view().tables.get(id),
  };
}

test('a change shows at once and saves itself', async () => {
  const { store, stored, change, shown, settle } = open();
  change({ ...one, x: 400 });
  expect([shown('1')?.x, store.view().state]).toEqual([400, 'saving']);
  await settle();
  expect([stored.get('1')?.version, store.view().state]).toEqual([2, 'saved']);
});

test('what is done while the last change is being saved is no quarrel with oneself', async () => {
  const { stored, change, shown, settle, told } = open();
  change({ ...one, x: 400 });
  change({ ...one, x: 500 });
  await settle();
  expect([shown('1')?.x, stored.get('1')?.version, told]).toEqual([500, 3, []]);
});

test('everything is taken back and done again, deletions too', async () => {
  const { store, stored, change, shown, settle } = open();
  change({ ...one, x: 400 });
  change(aNewTable('2', '2', { x: 100, y: 100 }));
  store.change(removal(store.view().tables, ['1']));
  await settle();
  expect([...stored.keys()]).toEqual(['2']);
  store.undo();
  store.undo();
  store.undo();
  await settle();
  expect([shown('1')?.x, stored.size, store.view().canUndo]).toEqual([200, 1, false]);
  store.redo();
  store.redo();
  await settle();
  expect([shown('1')?.x, stored.size]).toEqual([400, 2]);
});

test('presses of one key in quick succession are undone together', async () => {
  const { store, change, shown } = open();
  for (const x of [201, 202, 203]) change({ ...one, x }, 'nudge');
  store.undo();
  expect(shown('1')?.x).toBe(200);
});

test('what another changed meanwhile is kept beside what was changed here', async () => {
  const { stored, change, shown, settle, told } = open();
  stored.set('1', replyOf({ ...one, name: 'Erker' }, 2));
  change({ ...one, x: 400 });
  await settle();
  expect(shown('1')).toMatchObject({ name: 'Erker', x: 400 });
  expect(stored.get('1')?.version).toBe(3);
  expect(told).toEqual([]);
});

test('of what both changed theirs stands, and one is told', async () => {
  const { stored, change, shown, settle, told } = open();
  stored.set('1', replyOf({ ...one, x: 300 }, 2));
  change({ ...one, x: 400, seats: 6 });
  await settle();
  expect(shown('1')).toMatchObject({ x: 300, seats: 6 });
  expect(told).toEqual(['contest x']);
});

test('what another deleted is gone, and one is told', async () => {
  const { stored, store, change, settle, told } = open();
  stored.delete('1');
  change({ ...one, x: 400 });
  await settle();
  expect([store.view().tables.size, told]).toEqual([0, ['gone 1']]);
});

test('while nothing can be reached the changes wait and are sent later', async () => {
  const { store, stored, change, settle, refuseOnce } = open();
  refuseOnce({ kind: 'later' });
  change({ ...one, x: 400 });
  await settle();
  expect([store.view().state, stored.get('1')?.version]).toEqual(['waiting', 1]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([store.view().state, stored.get('1')?.version]).toEqual(['saved', 2]);
});

test('what waits is sent by the clock, however often the room is read meanwhile', async () => {
  const { store, stored, bodies, change, settle, refuseOnce } = open();
  refuseOnce({ kind: 'later' });
  change({ ...one, x: 400 });
  await settle();
  for (let count = 0; count < 5; count += 1) store.receive(room, [...stored.values()]);
  await settle();
  expect(bodies).toHaveLength(1);
});

test('two who add a table at once get two numbers', async () => {
  const { store, stored, change, settle, refuseOnce, shown } = open();
  refuseOnce({ kind: 'name-in-use', place: 0 });
  change(aNewTable('mine', '2', { x: 100, y: 100 }));
  await settle();
  stored.set('theirs', replyOf(aNewTable('theirs', '2', { x: 500, y: 500 })));
  store.receive(room, [...stored.values()]);
  await settle();
  expect(shown('mine')?.name).toBe('3');
  expect(stored.get('mine')?.name).toBe('3');
});

test('a name that was given meanwhile is not taken, and the rest of the change is', async () => {
  const { store, stored, change, settle, refuseOnce, shown, told } = open();
  refuseOnce({ kind: 'name-in-use', place: 0 });
  change({ ...one, name: 'Erker', seats: 8 });
  await settle();
  store.receive(room, [...stored.values()]);
  await settle();
  expect(shown('1')).toMatchObject({ name: '1', seats: 8 });
  expect(told).toContain('name Erker');
});

test('an older list that arrives late takes nothing back', async () => {
  const { store, stored, change, shown, settle } = open();
  const old = [...stored.values()];
  change({ ...one, x: 400 });
  await settle();
  store.receive(room, old);
  expect(shown('1')?.x).toBe(400);
});
