import FullCalendar, {
  type CalendarRef,
  type DateSelectInfo,
  type EventChangeInfo,
  type EventDisplayInfo,
} from '@fullcalendar/react';
import interactionPlugin from '@fullcalendar/react/interaction';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import { parseMinute, type Day, type Minute } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useNow, useText } from '@stammtisch/remote-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hueClass } from '../employees/hue-class.ts';
import type { PlannedEntry } from '../shifts/planned-entry.ts';
import type { GridEntry } from './grid-entries.ts';
import { GridShift } from './grid-shift.tsx';
import styles from './week-grid.module.css';

export interface WeekGridProps {
  kind: 'day' | 'week';
  day: Day;
  entries: readonly GridEntry[];
  /** Everybody, in the order of their colours. */
  names: readonly string[];
  /** Days on which a shift can be drawn. */
  canPlan: (day: Day) => boolean;
  onDraw: (start: Minute, end: Minute) => void;
  onOpen: (entry: PlannedEntry) => void;
  /** Answers whether it was stored; else the shift goes back to where it was. */
  onMove: (entry: PlannedEntry, start: Minute, end: Minute) => Promise<boolean>;
}

/** A service goes on past midnight: a day’s column ends when nobody works any more. */
const firstHour = '06:00:00';
const lastHour = '30:00:00';

const plugins = [timeGridPlugin, interactionPlugin];

/** The shifts on the clock of the house, which this calendar takes for UTC: no zone bends it. */
export function WeekGrid(props: WeekGridProps) {
  const { kind, day, entries, names, canPlan, onDraw, onOpen, onMove } = props;
  const text = useText('roster');
  const formats = useFormats();
  const now = useNow();
  const calendar = useRef<CalendarRef>(null);
  // Every frame of a drag asks for each of them.
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const colors = useMemo(() => new Map(names.map((name, at) => [name, hueClass(at)])), [names]);
  const [isLaidOut, setLaidOut] = useState(false);
  // The calendar stretches its hours a frame after it is drawn; nobody has to watch.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLaidOut(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const events = useMemo(() => [...entries], [entries]);
  const view = kind === 'day' ? 'timeGridDay' : 'timeGridWeek';
  useEffect(() => {
    // In a microtask: the calendar renders synchronously, which React refuses inside an effect.
    queueMicrotask(() => calendar.current?.getApi().changeView(view, day));
  }, [view, day]);

  const move = async ({ event, revert }: EventChangeInfo) => {
    const entry = entries.find(({ id }) => id === event.id)?.extendedProps.entry;
    const [start, end] = [minuteOf(event.startStr), minuteOf(event.endStr)];
    const isStored = entry && start && end && (await onMove(entry, start, end));
    if (!isStored) revert();
  };
  const draw = ({ startStr, endStr }: DateSelectInfo) => {
    const [start, end] = [minuteOf(startStr), minuteOf(endStr)];
    calendar.current?.getApi().unselect();
    if (start && end) onDraw(start, end);
  };

  return (
    <section
      className={styles.frame}
      aria-label={text('grid.label')}
      data-hidden={!isLaidOut || undefined}
    >
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        className={styles.calendar}
        initialView={view}
        initialDate={day}
        timeZone="UTC"
        now={`${now}:00Z`}
        nowIndicator
        firstDay={1}
        headerToolbar={false}
        allDaySlot={false}
        height={668}
        expandRows
        slotEventOverlap={false}
        slotMinTime={firstHour}
        slotMaxTime={lastHour}
        slotDuration="01:00:00"
        snapDuration="00:15:00"
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        selectable
        selectMirror
        selectMinDistance={4}
        longPressDelay={350}
        selectAllow={({ startStr }) => canPlan(startStr.slice(0, 10) as Day)}
        eventResizableFromStart
        eventInteractive
        events={events}
        eventClick={({ event }) => {
          const entry = entries.find(({ id }) => id === event.id)?.extendedProps.entry;
          if (entry) onOpen(entry);
        }}
        eventDrop={(info) => void move(info)}
        eventResize={(info) => void move(info)}
        select={draw}
        eventContent={drawShift}
        eventTimeFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        eventClass={({ event }) => `${styles.event} ${colors.get(event.title) ?? ''}`}
        eventInnerClass={styles.inner}
        dayHeaderContent={({ date }) => dayHeading(date)}
        dayHeaderClass={styles.dayHeader}
        dayHeaderInnerClass={styles.dayName}
        dayLaneClass={({ isToday }) => `${styles.lane} ${isToday ? styles.today : ''}`}
        slotLaneClass={styles.slot}
        slotHeaderInnerClass={styles.hour}
        nowIndicatorLineClass={styles.now}
      />
    </section>
  );

  function drawShift({ event, timeText }: EventDisplayInfo) {
    const shown = byId.get(event.id);
    return shown ? <GridShift entry={shown} time={timeText} /> : timeText;
  }

  function dayHeading(date: Date): string {
    const on = date.toISOString().slice(0, 10);
    return `${formats.weekdayShort(on)} ${formats.dayMonth(on)}`;
  }
}

/** `2027-05-03T18:00:00Z` as the clock of the house. */
function minuteOf(text: string): Minute | undefined {
  return parseMinute(text.slice(0, 16));
}
