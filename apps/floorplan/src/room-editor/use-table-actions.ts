import { nextTableName } from '@stammtisch/domain/room/name';
import type { Point, RoomSize } from '@stammtisch/domain/room/table-place';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useState } from 'react';
import { moveAll, type Tool } from '../canvas/gesture.ts';
import { removal, stepTo } from '../plan/edits.ts';
import { freeSpot } from '../plan/free-spot.ts';
import { tableAt } from '../plan/hit.ts';
import type { PlanStore } from '../plan/plan-store.ts';
import { aNewTable, moveTable, type PlanTable } from '../plan/plan-table.ts';
import { boxOfTable, grid } from '../plan/snap.ts';
import { tablesOf, type TemplateName } from '../plan/templates.ts';
import { readAffectedByTables, type Affected } from './read-affected.ts';

interface Scene {
  store: PlanStore;
  room: RoomReply;
  size: RoomSize;
  selection: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** A table was made of another one. */
  onCopy: (id: string) => void;
}

/** Centimetres: where a copy stands from what it was made of. */
const beside = { x: 40, y: 40 };

/** What is done to the tables of a room, by pointer, key or button alike. */
export function useTableActions({ store, room, size, selection, onSelect, onCopy }: Scene) {
  const { client, notices } = useHost();
  const text = useText('floorplan');
  const problem = useText('problems');
  const [question, setQuestion] = useState<{ ids: ReadonlySet<string>; affected: Affected }>();
  const tables = () => store.view().tables;
  const chosen = () => [...selection].flatMap((id) => tables().get(id) ?? []);
  const change = (wanted: readonly PlanTable[], key?: string) =>
    store.change(stepTo(tables(), wanted), key);

  function place(table: PlanTable, at: Point): void {
    const snapped = { x: onGrid(at.x), y: onGrid(at.y) };
    change([moveTable(size, table, snapped)]);
    onSelect(new Set([table.id]));
  }
  const names = () => [...tables().values()].map(({ name }) => name);
  const copyOf = (table: PlanTable, taken: readonly string[]): PlanTable => {
    const id = crypto.randomUUID();
    onCopy(id);
    return { ...table, id, name: nextTableName(taken), refId: '' };
  };

  function add(at?: Point): void {
    const table = aNewTable(crypto.randomUUID(), nextTableName(names()), { x: 0, y: 0 });
    place(table, at ?? freeSpot(size, [...tables().values()], table));
  }
  function clone(at: Point): void {
    const under = tableAt([...tables().values()], at);
    const [model] = chosen();
    if (under) onSelect(new Set([under.id]));
    else if (model) place(copyOf(model, names()), at);
    else notices.info(text('room-editor.clone-hint'));
  }
  function duplicate(): void {
    const taken = names();
    const copies = chosen().map((table) => {
      const copy = copyOf(table, taken);
      taken.push(copy.name);
      return copy;
    });
    if (copies.length === 0) return;
    change(moveAll(size, copies, beside));
    onSelect(new Set(copies.map(({ id }) => id)));
  }
  function removeNow(ids: ReadonlySet<string>): void {
    const step = removal(tables(), ids);
    setQuestion(undefined);
    if (step.length === 0) return;
    store.change(step);
    onSelect(new Set([...selection].filter((id) => !ids.has(id))));
    const said =
      step.length === 1
        ? problem('TABLE_SUCCESSFULLY_DELETED')
        : text('room-editor.tables-deleted', { count: step.length });
    notices.success(said, {
      label: text('room-editor.undo'),
      onAction: () => store.revert(step),
    });
  }
  /** Asks first when somebody comes to one of the tables. */
  async function remove(ids: ReadonlySet<string> = selection): Promise<void> {
    if (ids.size === 0) return;
    try {
      const affected = await readAffectedByTables(client, room, ids);
      if (affected.total > 0) setQuestion({ ids, affected });
      else removeNow(ids);
    } catch (error) {
      // Without an answer nobody can be listed, and nothing is deleted unseen.
      console.error(error);
      notices.error(problem('TABLE_EDITING_FAILED'));
    }
  }

  return {
    question,
    confirm: () => question && removeNow(question.ids),
    cancel: () => setQuestion(undefined),
    change,
    add,
    duplicate,
    remove,
    fill(template: TemplateName) {
      change(tablesOf(template, size, () => crypto.randomUUID()));
    },
    nudge(by: Point) {
      change(moveAll(size, chosen(), by), `nudge ${[...selection].join(' ')}`);
    },
    turn(degrees: number) {
      const turned = chosen().map((table) => {
        const next = { ...table, rotation: (table.rotation + degrees) % 360 };
        return moveTable(size, next, next);
      });
      change(turned, `turn ${[...selection].join(' ')}`);
    },
    align(axis: 'x' | 'y') {
      const boxes = chosen().map((table) => ({ table, box: boxOfTable(table) }));
      const edge = axis === 'x' ? 'left' : 'top';
      const to = Math.min(...boxes.map(({ box }) => box[edge]));
      change(boxes.map(({ table, box }) => ({ ...table, [axis]: table[axis] + to - box[edge] })));
    },
    spread() {
      change(spreadOf(chosen()));
    },
    click(tool: Exclude<Tool, 'select'>, at: Point) {
      if (tool === 'add') add(at);
      else if (tool === 'clone') clone(at);
      else {
        const hit = tableAt([...tables().values()], at);
        if (hit) void remove(new Set([hit.id]));
      }
    },
  };
}
export type TableActions = ReturnType<typeof useTableActions>;

function onGrid(value: number): number {
  return Math.round(value / grid) * grid;
}

/** Equal steps between the outer two, along the direction in which they lie apart. */
function spreadOf(tables: readonly PlanTable[]): PlanTable[] {
  const range = (axis: 'x' | 'y') => {
    const values = tables.map((table) => table[axis]);
    return { from: Math.min(...values), length: Math.max(...values) - Math.min(...values) };
  };
  const axis = range('x').length >= range('y').length ? 'x' : 'y';
  const { from, length } = range(axis);
  return tables
    .toSorted((first, second) => first[axis] - second[axis])
    .map((table, index) => ({ ...table, [axis]: from + (length * index) / (tables.length - 1) }));
}
