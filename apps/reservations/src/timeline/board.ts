import { DataSet } from 'vis-data/esnext';
import {
  Timeline,
  type TimelineAnimationType,
  type TimelineEventPropertiesResult,
  type TimelineItem as VisItem,
  type TimelineOptions,
} from 'vis-timeline/esnext';
import type { Minute } from '@stammtisch/domain/time/minute';
import { fromAxis, snapOnAxis, toAxis } from './axis.ts';
import { dropOf, heldOnGrid, type Dragged, type Drop } from './board-drag.ts';
import { isSameRow, type BoardRow } from './board-rows.ts';
import { hearPress } from './hear-press.ts';
import { hearVerticalDrags } from './hear-vertical-drags.ts';
import type { TimelineItem } from './items.ts';
import { tellBoardEvents } from './tell-board-events.ts';
import type { TimelineEvents, TimelinePoint } from './timeline-events.ts';

export interface BoardCallbacks {
  events: () => TimelineEvents;
  /** Ends with whether the drop stands; if not, the item goes back to its place. */
  onDrop: (drop: Drop) => Promise<boolean>;
}

export interface BoardContent {
  rows: readonly BoardRow[];
  items: readonly TimelineItem[];
  span: { min: Date; max: Date };
  window: { start: Date; end: Date };
}

type Answer = (item: VisItem | null) => void;

const markerId = 'marker';

/** In motion only where the device has not asked for less of it. */
function motion(): TimelineAnimationType {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isReduced ? false : { duration: 160, easingFunction: 'easeOutQuad' };
}

/**
 * vis-timeline as a value: it is fed with items and rows and tells of events. What comes from the
 * server while something is dragged or asked waits until that is over.
 */
export class Board {
  #timeline: Timeline;
  #root = document.createElement('div');
  #items = new DataSet<TimelineItem, 'id'>();
  #rows = new DataSet<BoardRow, 'id'>();
  #waiting: readonly TimelineItem[] | undefined;
  #isPressed = false;
  /** The bar that follows the pointer. */
  #dragged: VisItem['id'] | undefined;
  /** Drops that are asked or on their way to the server. */
  #openDrops = 0;
  #lastDrop: Promise<void> = Promise.resolve();
  #life = new AbortController();
  #hasMarker = false;
  #interval: number;
  #callbacks: BoardCallbacks;

  constructor(
    container: HTMLElement,
    given: {
      options: TimelineOptions;
      interval: number;
      callbacks: BoardCallbacks;
      content: BoardContent;
    },
  ) {
    const { content } = given;
    this.#interval = given.interval;
    this.#callbacks = given.callbacks;
    this.#root.className = 'board-root';
    container.append(this.#root);
    // performance: vis-timeline measures each item that is added within its window, one by one. It is
    // filled while it looks at an hour when nobody sits, so that the first picture is drawn at once.
    this.#timeline = new Timeline(this.#root, this.#items, this.#rows, {
      ...given.options,
      start: new Date(0),
      end: new Date(3_600_000),
      onMoving: (moved, answer) => this.#whileMoving(moved, answer),
      onMove: (moved, answer) => this.#drop(moved, answer),
      onUpdate: (touched, answer) => {
        const found = this.#items.get(touched.id);
        if (found) this.#callbacks.events().onUpdate?.(found.reservation);
        answer(null);
      },
    });
    hearVerticalDrags(this.#timeline);
    hearPress(this.#root, {
      signal: this.#life.signal,
      onPress: () => {
        this.#isPressed = true;
      },
      onRelease: () => this.#letGo(),
    });
    this.#rows.add([...content.rows]);
    this.#items.add([...content.items]);
    this.showSpan(content.span);
    this.showWindow(content.window);
    tellBoardEvents(this.#timeline, given.callbacks.events, (told) => this.#point(told));
  }

  /** Changes only the items that differ, so that nothing else is drawn again. */
  showItems(items: readonly TimelineItem[]): void {
    if (this.#isPressed || this.#openDrops > 0) {
      this.#waiting = items;
      return;
    }
    this.#waiting = undefined;
    const kept = new Set(items.map((item) => item.id));
    this.#items.remove(this.#items.getIds().filter((id) => !kept.has(String(id))));
    this.#items.update(items.filter((item) => !isSame(item, this.#items.get(item.id))));
  }

  showRows(rows: readonly BoardRow[]): void {
    const kept = new Set(rows.map((row) => row.id));
    this.#rows.remove(this.#rows.getIds().filter((id) => !kept.has(String(id))));
    this.#rows.update(rows.filter((row) => !isSameRow(row, this.#rows.get(row.id))));
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

  showWindow({ start, end }: { start: Date; end: Date }, isAnimated = false): void {
    this.#timeline.setWindow(start, end, { animation: isAnimated && motion() });
  }

  /** Rows are measured again. */
  showDensity(density: 'compact' | 'comfortable'): void {
    if (this.#root.dataset['density'] === density) return;
    this.#root.dataset['density'] = density;
    this.#timeline.redraw();
  }

  /** Whether a finger carries a bar at once; else it presses long first, and a scroll moves nothing. */
  allowDrag(isAtOnce: boolean): void {
    this.#timeline.setOptions({ itemsAlwaysDraggable: { item: isAtOnce, range: isAtOnce } });
  }

  select(ids: readonly string[]): void {
    this.#timeline.setSelection([...ids]);
  }

  /** Brings an item into view, without changing the zoom; one that is in view stays where it is. */
  reveal(id: string): void {
    const panel = this.#root.querySelector('.vis-panel.vis-center')?.getBoundingClientRect();
    const bar = this.#root.querySelector('.vis-item.vis-selected')?.getBoundingClientRect();
    const isInView =
      panel &&
      bar &&
      bar.left >= panel.left &&
      bar.left < panel.right - 24 &&
      bar.top >= panel.top &&
      bar.bottom <= panel.bottom;
    if (!isInView) this.#timeline.focus(id, { zoom: false, animation: motion() });
  }

  zoom(factor: 'in' | 'out'): void {
    if (factor === 'in') this.#timeline.zoomIn(0.4, { animation: motion() });
    else this.#timeline.zoomOut(0.6, { animation: motion() });
  }

  destroy(): void {
    this.#life.abort();
    this.#timeline.destroy();
    this.#root.remove();
  }

  #whileMoving(moved: VisItem, answer: Answer): void {
    const item = this.#items.get(moved.id);
    if (item === null) return answer(null);
    this.#dragged = moved.id;
    const held = heldOnGrid(item, draggedOf(moved, item), this.#interval);
    this.#carryAlong(item, held);
    answer({ ...moved, ...held });
  }

  #letGo(): void {
    this.#isPressed = false;
    // The system took the finger for something else: the bar lies where it was.
    const item = this.#dragged === undefined ? null : this.#items.get(this.#dragged);
    this.#dragged = undefined;
    if (item) {
      this.#items.update(item);
      this.#carryAlong(item, item);
    }
    this.#showWaiting();
  }

  #showWaiting(): void {
    if (this.#waiting) this.showItems(this.#waiting);
  }

  /** A party at several tables moves as one: its other bars follow in time. */
  #carryAlong(item: TimelineItem, { start, end }: Pick<TimelineItem, 'start' | 'end'>): void {
    if (item.reservation.tables.length < 2) return;
    const others = this.#items.get({
      filter: (each) => each.reservation.id === item.reservation.id && each.id !== item.id,
    });
    this.#items.update(others.map((each) => ({ ...each, start, end })));
  }

  /** A bar that is carried on at once is judged when it is known where it lay. */
  #drop(moved: VisItem, answer: Answer): void {
    this.#dragged = undefined;
    this.#openDrops += 1;
    this.#lastDrop = this.#lastDrop.then(() => this.#decide(moved, answer));
  }

  async #decide(moved: VisItem, answer: Answer): Promise<void> {
    const item = this.#items.get(moved.id);
    const drop = item && dropOf(item, draggedOf(moved, item), this.#interval);
    const stands = drop !== null && (await this.#callbacks.onDrop(drop));
    this.#openDrops -= 1;
    if (item && !stands) this.#carryAlong(item, item);
    answer(stands ? moved : null);
    this.#showWaiting();
  }

  #point(told: TimelineEventPropertiesResult): TimelinePoint {
    const item = told.item === null || told.item === undefined ? null : this.#items.get(told.item);
    return {
      reservation: item?.reservation,
      group: told.group === null || told.group === undefined ? undefined : String(told.group),
      time: fromAxis(snapOnAxis(told.time, this.#interval)),
      event: told.event,
    };
  }
}

function draggedOf(moved: VisItem, item: TimelineItem): Dragged {
  return {
    group: moved.group === undefined ? item.group : String(moved.group),
    start: new Date(moved.start),
    end: moved.end === undefined ? item.end : new Date(moved.end),
  };
}

function isSame(item: TimelineItem, shown: TimelineItem | null): boolean {
  return (
    shown !== null &&
    shown.reservation === item.reservation &&
    shown.className === item.className &&
    shown.group === item.group &&
    shown.subgroup === item.subgroup &&
    shown.start.getTime() === item.start.getTime() &&
    shown.end.getTime() === item.end.getTime()
  );
}
