import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toAxis } from './axis.ts';
import type { Drop } from './board-drag.ts';
import { Board } from './board.ts';
import { itemsOf } from './items.ts';
import { tellBoard, vis } from './vis-stand-in.ts';

vi.mock('vis-timeline/esnext', () => import('./vis-stand-in.ts'));

const tables = new Set([aTable('12').id, aTable('13').id]);
const itemsAt = (...names: string[]) =>
  itemsOf([aReservation({ tables: names.map(aTable) })], { now: at('18:00'), tables });

let board: Board | undefined;
afterEach(() => board?.destroy());

function aBoard(onDrop: (drop: Drop) => Promise<boolean> = async () => true) {
  const box = document.createElement('div');
  const time = { start: toAxis(at('17:00')), end: toAxis(at('23:00')) };
  board = new Board(box, {
    options: {},
    interval: 15,
    callbacks: { events: () => ({}), onDrop },
    content: {
      rows: [],
      items: itemsAt('12'),
      span: { min: time.start, max: time.end },
      window: time,
    },
  });
  const root = box.firstElementChild;
  const point = (name: string) =>
    (name === 'pointerdown' ? root : window)?.dispatchEvent(
      new PointerEvent(name, { isPrimary: true }),
    );
  return { board, point };
}

const shown = () => vis.items?.get().map(({ id, group }) => ({ id, group }));
const bar = { id: itemsAt('12')[0]?.id ?? '', start: toAxis(at('19:30')) };
const drop = (group: string, answer?: (item: unknown) => void) =>
  tellBoard('onMove', { ...bar, group }, answer);
const aMoment = () => new Promise((done) => setTimeout(done));

describe('what others change', () => {
  it('waits while a bar is under the finger, and is shown when the finger leaves it', async () => {
    const { board: drawn, point } = aBoard();
    point('pointerdown');
    drawn.showItems(itemsAt('13'));
    expect(shown()?.map(({ group }) => group)).toEqual([aTable('12').id]);
    point('pointerup');
    await aMoment();
    expect(shown()?.map(({ group }) => group)).toEqual([aTable('13').id]);
  });

  it('is shown too when the system takes the finger, and the bar lies where it was', async () => {
    const { board: drawn, point } = aBoard();
    point('pointerdown');
    tellBoard('onMoving', { ...bar, group: aTable('13').id });
    const redrawn = vi.fn();
    vis.items?.on('update', redrawn);
    drawn.showItems([]);
    point('pointercancel');
    await aMoment();
    expect(redrawn).toHaveBeenCalled();
    expect(shown()).toEqual([]);
  });
});

describe('a bar that is carried on before its first drop is answered', () => {
  it('is judged after that, from where it was dropped first', async () => {
    const first = Promise.withResolvers<boolean>();
    const onDrop = vi.fn<(drop: Drop) => Promise<boolean>>(async () => true);
    onDrop.mockReturnValueOnce(first.promise);
    aBoard(onDrop);
    drop(aTable('13').id, (moved) => moved && vis.items?.update(moved));
    drop(aTable('12').id);
    await aMoment();
    expect(onDrop).toHaveBeenCalledTimes(1);
    first.resolve(true);
    await aMoment();
    expect(onDrop).toHaveBeenCalledTimes(2);
    expect(onDrop.mock.calls[1]?.[0]).toMatchObject({
      group: aTable('12').id,
      item: { group: aTable('13').id },
    });
  });
});
