import { serviceSpan } from '@stammtisch/domain/opening-hours/opening-hours';
import { minutesBetween } from '@stammtisch/domain/time/minute';
import { formatWireTime, parseTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { useIsNarrow } from '@stammtisch/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { openingsOf } from '../book/opening-hours.ts';
import { startOf } from '../book/reservation.ts';
import { useHolding } from '../dashboard/use-holding.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { fromAxis } from './axis.ts';
import type { Board } from './board.ts';
import type { Drop } from './board-drag.ts';
import { boardSpan, firstWindow } from './board-options.ts';
import { tablesAfterDrop } from './decide-move.ts';
import { seatsOf, unassigned, unfolded, type TimelineGroup } from './groups.ts';
import { itemsOf, type TimelineItem } from './items.ts';
import type { TimelineTaste } from './taste.ts';
import { TimelineBoard } from './timeline-board.tsx';
import styles from './timeline-day.module.css';
import type { TimelineEvents } from './timeline-events.ts';
import { TimelineGrid } from './timeline-grid.tsx';
import { TimelineLoad } from './timeline-load.tsx';
import { TimelineTools } from './timeline-tools.tsx';
import type { TimelineViewProps } from './timeline-props.ts';
import { useCarry } from './use-carry.ts';
import { useWindowBand } from './use-window-band.ts';

export interface TimelineDayProps extends TimelineViewProps {
  groups: readonly TimelineGroup[];
  folded: ReadonlySet<string>;
  density: 'compact' | 'comfortable';
  onFold: (roomId: string) => void;
  onTaste: (change: Partial<TimelineTaste>) => void;
}

/** One day by rooms and tables: see it, drag it, steer it by keys, open it. */
export function TimelineDay(props: TimelineDayProps) {
  const { day, today, now, reservations, settings, folded, density, events = {} } = props;
  const text = useText('reservations');
  const isNarrow = useIsNarrow();
  const [board, setBoard] = useState<Board>();
  const [openedAt, setOpenedAt] = useState(now);
  const [focused, setFocused] = useState<TimelineItem>();
  const [isMoveMode, setMoveMode] = useState(false);
  const { timeInterval: interval, startEveningShift } = settings.reservationSettings;

  const seats = useMemo(() => seatsOf(props.groups), [props.groups]);
  const groups = useMemo(() => unfolded(props.groups, folded), [props.groups, folded]);
  const carry = useCarry({ ...props, groups, interval });
  const given = useMemo(() => ({ now, tables: new Set(seats.keys()) }), [now, seats]);
  const items = useMemo(() => itemsOf(reservations, given), [reservations, given]);
  const { preview } = carry;
  useHolding(props.onHold, preview !== undefined);
  const shown = useMemo(() => {
    if (preview === undefined) return items;
    const others = reservations.map((each) => (each.id === preview.id ? preview : each));
    return itemsOf(others, given);
  }, [items, preview, reservations, given]);

  const span = useMemo(() => serviceSpan(day, openingsOf(settings, day)), [day, settings]);
  const evening = parseTime(startEveningShift) ?? 1_020;
  const window = useMemo(
    () => firstWindow(day, { span, now: openedAt, today, evening, hours: isNarrow ? 4 : 8 }),
    [day, span, isNarrow, openedAt, today, evening],
  );
  const axis = useMemo(() => {
    const { min, max } = boardSpan(day, span);
    return { min: fromAxis(min), max: fromAxis(max) };
  }, [day, span]);
  const { lay, follow } = useWindowBand(axis, {
    start: fromAxis(window.start),
    end: fromAxis(window.end),
  });

  useEffect(() => board?.showDensity(density), [board, density]);
  useEffect(() => {
    if (isMoveMode) board?.allowDrag(true);
    return isMoveMode ? () => board?.allowDrag(false) : undefined;
  }, [board, isMoveMode]);
  const pointed = focused && shown.find((item) => item.reservation.id === focused.reservation.id);
  const pointedId = shown.some(({ id }) => id === focused?.id) ? focused?.id : pointed?.id;
  const pointedStart = pointed?.start.getTime();
  useEffect(() => {
    if (pointedId !== undefined && pointedStart !== undefined) board?.reveal(pointedId);
  }, [board, pointedId, pointedStart]);

  const zoom = (direction: 'in' | 'out') => board?.zoom(direction);
  useShortcuts({ '+': () => zoom('in'), '-': () => zoom('out') });

  const drop = (dropped: Drop) => {
    const { reservation, group: from } = dropped.item;
    if (dropped.kind === 'stretch') {
      return props.onStretch(reservation, minutesBetween(startOf(reservation), dropped.end));
    }
    const tables = tablesAfterDrop(reservation, { from, to: dropped.group, seats });
    const isSameRow = from === dropped.group;
    const had = reservation.tables.map(({ id }) => id);
    return props.onMove(reservation, { start: dropped.start, tables: isSameRow ? had : tables });
  };

  const allEvents: TimelineEvents = {
    ...events,
    rangechange: (window) => {
      events.rangechange?.(window);
      follow(window);
    },
    rangechanged: (window) => {
      events.rangechanged?.(window);
      follow(window);
    },
    click: (point) => {
      events.click?.(point);
      const room = groups.find(({ id, kind }) => kind === 'room' && id === point.group);
      if (room) props.onFold(room.id);
    },
    doubleClick: (point) => {
      events.doubleClick?.(point);
      if (point.reservation) props.onOpen(point.reservation);
      else if (point.group === unassigned) props.onNew({ time: formatWireTime(point.time) });
      else if (point.group !== undefined && seats.has(point.group)) {
        props.onNew({ time: formatWireTime(point.time), table: point.group });
      }
    },
  };

  return (
    <>
      <TimelineLoad {...props} span={axis} lay={lay}>
        <TimelineBoard
          day={day}
          items={shown}
          groups={groups}
          folded={folded}
          now={now}
          interval={interval}
          span={span}
          window={window}
          selected={focused?.reservation.id ?? props.openId}
          events={allEvents}
          onDrop={drop}
          onReady={setBoard}
        />
      </TimelineLoad>
      <TimelineGrid
        groups={groups}
        folded={folded}
        items={items}
        carry={carry}
        onFocus={setFocused}
        onFold={props.onFold}
        onOpen={props.onOpen}
        onStretch={props.onAskDuration}
        onZoom={zoom}
      />
      <TimelineTools
        days="day"
        density={density}
        isMoveMode={isMoveMode}
        hint={carry.said !== '' ? carry.said : focused ? text('timeline.keys') : ''}
        onToNow={day === today ? () => setOpenedAt(now) : undefined}
        onTaste={props.onTaste}
        onMoveMode={setMoveMode}
        onWholeDay={() => {
          const { min, max } = boardSpan(day, span);
          board?.showWindow({ start: min, end: max }, true);
        }}
        onZoom={zoom}
      />
      <output className={styles.said}>{carry.said}</output>
    </>
  );
}
