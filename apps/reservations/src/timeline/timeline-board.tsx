import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { useFormats, type Formats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fromAxis } from './axis.ts';
import { Board } from './board.ts';
import type { Drop } from './board-drag.ts';
import { boardOptions, boardSpan } from './board-options.ts';
import { rowsOf } from './board-rows.ts';
import type { TimelineGroup } from './groups.ts';
import { unassigned } from './groups.ts';
import type { TimelineItem } from './items.ts';
import { itemWords } from './item-words.ts';
import type { TimelineEvents } from './timeline-events.ts';
import { TimelineSigns } from './timeline-signs.tsx';
import './board.css';

export interface TimelineBoardProps {
  day: Day;
  items: readonly TimelineItem[];
  groups: readonly TimelineGroup[];
  /** Rooms whose tables are folded away. */
  folded: ReadonlySet<string>;
  now: Minute;
  /** Minutes of the grid that everything snaps to. */
  interval: number;
  /** Minutes since the day's midnight. */
  span: { from: number; to: number };
  /** What is in view; a new object moves the view there. */
  window: { start: Date; end: Date };
  /** A line for the host's own use; dragging it tells of `timechange`. */
  marker?: Minute;
  selected: string | undefined;
  events?: TimelineEvents;
  onDrop: (drop: Drop) => Promise<boolean>;
  onReady?: (board: Board) => void;
}

/** The timeline itself (vis-timeline), drawn by mouse and touch; `TimelineGrid` mirrors it for all. */
export function TimelineBoard(props: TimelineBoardProps) {
  const { day, items, groups, folded, now, interval, span, window, marker, selected } = props;
  const container = useRef<HTMLDivElement>(null);
  const text = useText('reservations');
  const common = useText('common');
  const formats = useFormats();
  const [board, setBoard] = useState<Board>();

  const eventsNow = useEffectEvent((): TimelineEvents => props.events ?? {});
  const drop = useEffectEvent((dropped: Drop) => props.onDrop(dropped));
  const rows = useMemo(() => {
    const unassignedCount = items.filter((item) => item.group === unassigned).length;
    return rowsOf(groups, { unassignedCount, folded });
  }, [groups, folded, items]);
  const create = useEffectEvent((element: HTMLElement, interval: number, formats: Formats) => {
    const words = {
      unassigned: () => text('timeline.unassigned'),
      seats: (count: number) => text('timeline.seats', { count }),
      status: (status: TimelineItem['reservation']['status']) => common(`status.${status}`),
      item: (item: TimelineItem) => itemWords(item, { text, common, formats }),
    };
    const made = new Board(element, {
      options: boardOptions({ interval, dayLabel: formats.mediumDate, words }),
      interval,
      callbacks: { events: () => eventsNow(), onDrop: (dropped) => drop(dropped) },
      content: { rows, items, span: boardSpan(day, span), window },
    });
    props.onReady?.(made);
    return made;
  });

  useEffect(() => {
    if (container.current === null) return undefined;
    const made = create(container.current, interval, formats);
    setBoard(made);
    return () => made.destroy();
  }, [interval, formats]);

  useEffect(() => board?.showSpan(boardSpan(day, span)), [board, day, span]);
  useEffect(() => {
    board?.showRows(rows);
    board?.showItems(items);
  }, [board, rows, items]);
  useEffect(() => board?.showNow(now), [board, now]);
  useEffect(() => board?.showMarker(marker), [board, marker]);
  useEffect(() => board?.showWindow(window), [board, window]);
  useEffect(() => {
    const ids = items.filter((item) => item.reservation.id === selected).map((item) => item.id);
    board?.select(ids);
  }, [board, items, selected]);

  return (
    <>
      <TimelineSigns />
      <div
        ref={container}
        className="timeline-board"
        data-from={fromAxis(window.start)}
        aria-hidden
      />
    </>
  );
}
