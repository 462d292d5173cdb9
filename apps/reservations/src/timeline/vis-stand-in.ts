import type { DataSet } from 'vis-data/esnext';
import type { TimelineItem } from './items.ts';

type Answer = (item: unknown) => void;
type Told = (told: unknown, answer?: Answer) => void;

/** For tests: what a board gave to vis-timeline, which itself needs a real browser to draw. */
export const vis = {
  items: undefined as DataSet<TimelineItem, 'id'> | undefined,
  heard: new Map<string, Told>(),
  destroyed: 0,
};

/** Tells the board what vis-timeline would tell it. */
export function tellBoard(name: string, told: unknown, answer: Answer = () => undefined): void {
  const hear = vis.heard.get(name);
  if (!hear) throw new Error(`the board does not listen to ${name}`);
  hear(told, answer);
}

export class Timeline {
  constructor(
    _box: unknown,
    items: DataSet<TimelineItem, 'id'>,
    _rows: unknown,
    options: Record<string, Told>,
  ) {
    vis.items = items;
    for (const name of ['onMove', 'onMoving', 'onUpdate']) {
      const told = options[name];
      if (told) vis.heard.set(name, told);
    }
  }
  on = (name: string, told: Told) => void vis.heard.set(name, told);
  setCurrentTime = () => undefined;
  setOptions = () => undefined;
  setWindow = () => undefined;
  setSelection = () => undefined;
  focus = () => undefined;
  redraw = () => undefined;
  destroy = () => void (vis.destroyed += 1);
}
