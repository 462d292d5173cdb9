import { DataSet } from 'vis-data/esnext';
import {
  Timeline,
  type DataGroup,
  type TimelineEventPropertiesResult,
  type TimelineItem as VisItem,
  type TimelineOptions,
} from 'vis-timeline/esnext';
import type { Minute } from '@stammtisch/domain/time/minute';
import { fromAxis, snapOnAxis, toAxis } from './axis.ts';
import type { TimelineGroup } from './groups.ts';
import { hearVerticalDrags } from './hear-vertical-drags.ts';
import type { TimelineItem } from './items.ts';
import type { TimelineEvents, TimelinePoint } from './timeline-events.ts';

export interface Drop {
  item: TimelineItem;
  /** The row that it was dropped on, and the minute on the grid. */
  group: string;
  start: Minute;
}

export interface BoardCallbacks {
  events: () => TimelineEvents;
  /** Ends with whether the drop stands; if not, the item goes back to its place. */
  onDrop: (drop: Drop) => Promise<boolean>;
}

const markerId = 'marker';

/**
 * vis-timeline as a value: it is fed with items and rows and tells of events. What comes from the
 * server while something is dragged or asked waits until that is over.
 */
export class Board {
  #timeline: Timeline;
  #items = new DataSet<TimelineItem, 'id'>();
  #groups = new DataSet<DataGroup, 'id'>();
  #waiting: readonly TimelineItem[] | undefined;
  #isHeld = false;
  #hasMarker = false;
  #interval: number;
  #callbacks: BoardCallbacks;

  constructor(
    container: HTMLElement,
    given: { options: TimelineOptions; interval: number; callbacks: BoardCallbacks },
  ) {
    this.#interval = given.interval;
    this.#callbacks = given.callbacks;
    this.#timeline = new Timeline(container, this.#items, this.#groups, {
      ...given.options,
      onMoving: (moved, answer) => this.#whileMoving(moved, answer),
      onMove: (moved, answer) => void this.#drop(moved, answer),
      onUpdate: (touched, answer) => {
        const found = this.#items.get(touched.id);
        if (found) this.#callbacks.events().onUpdate?.(found.reservation);
        answer(null);
      },
    });
    hearVerticalDrags(this.#timeline);
    this.#listen();
  }

  /** Changes only the items that differ, so that nothing else is drawn again. */
  showItems(items: readonly TimelineItem[]): void {
    if (this.#isHeld) {
      this.#waiting = items;
      return;
    }
    const kept = new Set(items.map((item) => item.id));
    this.#items.remove(this.#items.getIds().filter((id) => !kept.has(String(id))));
    this.#items.update(items.filter((item) => !isSame(item, this.#items.get(item.id))));
  }

  showGroups(groups: readonly TimelineGroup[], unassignedCount: number): void {
    const rows = groups.map((group) => toRow(group, unassignedCount));
    const kept = new Set(rows.map((row) => row.id));
    this.#groups.remove(this.#groups.getIds().filter((id) => !kept.has(String(id))));
    for (const row of rows) {
      const isNew = this.#groups.get(row.id) === null;
      // An update would open a room again that somebody has folded.
      if (isNew) this.#groups.add(row);
      else if (row.kind === 'unassigned') this.#groups.update(row);
    }
  }

  showNow(now: Minute): void {
    this.#timeline.setCurrentTime(toAxis(now));
  }

  /** A line that can be dragged; it tells of `timechange` and `timechanged`. */
  showMarker(minute: Minute | undefined): void {
    if (this.#hasMarker) this.#timeline.removeCustomTime(markerId);
    if (minute) this.#timeline.addCustomTime(toAxis(minute), markerId);
    this.#hasMarker = minute !== undefined;
  }

  showSpan(span: { min: Date; max: Date }): void {
    this.#timeline.setOptions({ min: span.min, max: span.max });
  }

  showWindow({ start, end }: { start: Date; end: Date }, animation = false): void {
    this.#timeline.setWindow(start, end, { animation });
  }

  select(ids: readonly string[]): void {
    this.#timeline.setSelection([...ids]);
  }

  zoom(factor: 'in' | 'out'): void {
    if (factor === 'in') this.#timeline.zoomIn(0.4);
    else this.#timeline.zoomOut(0.6);
  }

  destroy(): void {
    this.#timeline.destroy();
  }

  #whileMoving(moved: VisItem, answer: (item: VisItem | null) => void): void {
    this.#isHeld = true;
    const item = this.#items.get(moved.id);
    if (item === null) return answer(null);
    const start = snapOnAxis(new Date(moved.start), this.#interval);
    // A move keeps the stay's length (decisions §4).
    const length = item.end.getTime() - item.start.getTime();
    answer({ ...moved, start, end: new Date(start.getTime() + length) });
  }

  async #drop(moved: VisItem, answer: (item: VisItem | null) => void): Promise<void> {
    const item = this.#items.get(moved.id);
    const group = moved.group === undefined ? item?.group : String(moved.group);
    if (item === null || group === undefined) {
      this.#isHeld = false;
      return answer(null);
    }
    this.#isHeld = true;
    const start = fromAxis(snapOnAxis(new Date(moved.start), this.#interval));
    const stands = await this.#callbacks.onDrop({ item, group, start });
    this.#isHeld = false;
    answer(stands ? moved : null);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.showItems(waiting);
  }

  #listen(): void {
    const { events } = this.#callbacks;
    const inWindow = (told: { start: Date; end: Date; byUser: boolean }) => ({
      start: fromAxis(told.start),
      end: fromAxis(told.end),
      byUser: told.byUser,
    });
    const marker = (told: { id: string | number; time: Date }) => ({
      id: String(told.id),
      time: fromAxis(told.time),
    });
    this.#timeline.on('rangechange', (told) => events().rangechange?.(inWindow(told)));
    this.#timeline.on('rangechanged', (told) => events().rangechanged?.(inWindow(told)));
    this.#timeline.on('timechange', (told) => events().timechange?.(marker(told)));
    this.#timeline.on('timechanged', (told) => events().timechanged?.(marker(told)));
    this.#timeline.on('click', (told) => events().click?.(this.#point(told)));
    this.#timeline.on('doubleClick', (told) => events().doubleClick?.(this.#point(told)));
    this.#timeline.on('contextmenu', (told) => events().contextmenu?.(this.#point(told)));
  }

  #point(told: TimelineEventPropertiesResult): TimelinePoint {
    const item = told.item === null || told.item === undefined ? null : this.#items.get(told.item);
    const group: unknown = told.group;
    return {
      reservation: item?.reservation,
      group: typeof group === 'string' ? group : undefined,
      time: fromAxis(snapOnAxis(told.time, this.#interval)),
      event: told.event,
    };
  }
}

function toRow(group: TimelineGroup, unassignedCount: number) {
  const row = { ...group, content: '' };
  switch (group.kind) {
    case 'room':
      return { ...row, className: 'row-room', nestedGroups: group.tables, showNested: true };
    case 'table':
      return { ...row, className: 'row-table' };
    case 'unassigned':
      return { ...row, className: 'row-unassigned', count: unassignedCount };
  }
}

function isSame(item: TimelineItem, shown: TimelineItem | null): boolean {
  return (
    shown !== null &&
    shown.reservation === item.reservation &&
    shown.className === item.className &&
    shown.group === item.group &&
    shown.subgroup === item.subgroup &&
    shown.start.getTime() === item.start.getTime()
  );
}
