import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { serviceSpan } from '@stammtisch/domain/opening-hours/opening-hours';
import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { formatWireTime, parseTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { EmptyState, IconButton, Button, useIsNarrow } from '@stammtisch/ui-kit';
import { Armchair, Minus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { openingsOf } from '../book/opening-hours.ts';
import type { Reservation } from '../book/reservation.ts';
import type { Board, Drop } from './board.ts';
import { boardSpan, firstWindow } from './board-options.ts';
import { tablesAfterDrop, type Move } from './decide-move.ts';
import { groupsOf, unassigned } from './groups.ts';
import { itemsOf } from './items.ts';
import { TimelineBoard } from './timeline-board.tsx';
import type { TimelineEvents } from './timeline-events.ts';
import { TimelineGrid } from './timeline-grid.tsx';
import styles from './timeline-view.module.css';

export interface TimelineViewProps {
  day: Day;
  today: Day;
  now: Minute;
  reservations: readonly Reservation[];
  rooms: readonly RoomReply[];
  settings: Pick<Settings, 'reservationSettings'>;
  openId: string | undefined;
  /** Beside what the view does itself: open details, write a new reservation. */
  events?: TimelineEvents;
  onOpen: (reservation: Reservation) => void;
  onNew: (place: { time: string; table?: string }) => void;
  onMove: (reservation: Reservation, wish: Move) => Promise<boolean>;
}

/** The day by rooms and tables: see it, drag it, open it. */
export function TimelineView(props: TimelineViewProps) {
  const { day, today, now, reservations, rooms, settings, events = {} } = props;
  const text = useText('reservations');
  const isNarrow = useIsNarrow();
  const [board, setBoard] = useState<Board>();
  // The view stays where it was scrolled to while the clock goes on.
  const [openedAt] = useState(now);
  const [focused, setFocused] = useState<string>();
  const { timeInterval, startEveningShift } = settings.reservationSettings;

  const groups = useMemo(() => groupsOf(rooms), [rooms]);
  const tables = useMemo(
    () => new Set(groups.filter((each) => each.kind === 'table').map((each) => each.id)),
    [groups],
  );
  const items = useMemo(() => itemsOf(reservations, { now, tables }), [reservations, now, tables]);
  const span = useMemo(() => serviceSpan(day, openingsOf(settings, day)), [day, settings]);
  const evening = parseTime(startEveningShift) ?? 1_020;
  const window = useMemo(
    () => firstWindow(day, { span, now: openedAt, today, evening, hours: isNarrow ? 4 : 8 }),
    [day, span, isNarrow, openedAt, today, evening],
  );

  if (tables.size === 0) {
    return <EmptyState icon={<Armchair />}>{text('timeline.no-tables')}</EmptyState>;
  }

  const drop = ({ item, group, start }: Drop) => {
    const wanted = { from: item.group, to: group, tables };
    return props.onMove(item.reservation, {
      start,
      tables: tablesAfterDrop(item.reservation, wanted),
    });
  };

  const allEvents: TimelineEvents = {
    ...events,
    doubleClick: (point) => {
      events.doubleClick?.(point);
      if (point.reservation) props.onOpen(point.reservation);
      else if (point.group !== undefined) {
        const isTable = point.group !== unassigned && tables.has(point.group);
        const time = formatWireTime(point.time);
        props.onNew({ time, ...(isTable && { table: point.group }) });
      }
    },
  };

  return (
    <section className={styles.view} aria-label={text('timeline.label')}>
      <TimelineBoard
        day={day}
        items={items}
        groups={groups}
        now={now}
        interval={timeInterval}
        span={span}
        window={window}
        selected={focused ?? props.openId}
        events={allEvents}
        onDrop={drop}
        onReady={setBoard}
      />
      <TimelineGrid
        groups={groups}
        items={items}
        onFocus={(reservation) => setFocused(reservation.id)}
        onOpen={props.onOpen}
      />
      <div className={styles.tools}>
        <Button
          onPress={() => {
            const { min, max } = boardSpan(day, span);
            board?.showWindow({ start: min, end: max }, true);
          }}
        >
          {text('timeline.whole-day')}
        </Button>
        <IconButton label={text('timeline.zoom-out')} onPress={() => board?.zoom('out')}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label={text('timeline.zoom-in')} onPress={() => board?.zoom('in')}>
          <Plus aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
