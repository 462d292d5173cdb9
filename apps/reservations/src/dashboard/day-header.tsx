import { personsPerDaySlot } from '@stammtisch/contracts/slots/persons-per-day';
import { addDays, type Day } from '@stammtisch/domain/time/minute';
import { Slot, useText } from '@stammtisch/remote-kit';
import { Button, IconButton, useIsNarrow, useMediaQuery } from '@stammtisch/ui-kit';
import { ChevronLeft, ChevronRight, Footprints, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { WaitingChip } from '../waiting-list/waiting-chip.tsx';
import { DayPicker } from './day-picker.tsx';
import { DayViewSwitch, type DayView } from './day-view-switch.tsx';
import styles from './day-header.module.css';

export interface DayHeaderProps {
  title: string;
  day: Day;
  today: Day;
  view: DayView;
  /** Requests of the next three months that wait for an answer. */
  openRequests: number;
  /** A sheet stands beside the day, so there is less room. */
  isBeside: boolean;
  onDay: (day: Day) => void;
  onView: (view: DayView) => void;
  onOpenRequests: () => void;
  onWaitingList: () => void;
  onNew: () => void;
  onWalkIn: () => void;
  /** What is needed less often, behind one button. */
  tools?: ReactNode;
  /** What stands beside the counts. */
  children?: ReactNode;
}

/** Where the words of three views would push the rest into a row of its own. */
const tight = '(max-width: 1399.98px)';

/** The day, how full it is, and the two things that happen at the door. */
export function DayHeader({ day, today, onDay, ...props }: DayHeaderProps) {
  const text = useText('reservations');
  const isNarrow = useIsNarrow();
  const isTight = useMediaQuery(tight);
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{props.title}</h1>
      <div className={styles.days}>
        <IconButton
          label={text('day.previous')}
          shortcut="←"
          onPress={() => onDay(addDays(day, -1))}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <DayPicker day={day} onChange={onDay} />
        <IconButton label={text('day.next')} shortcut="→" onPress={() => onDay(addDays(day, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
        {(!isNarrow || day !== today) && (
          <Button isDisabled={day === today} onPress={() => onDay(today)}>
            {text('day.today')}
          </Button>
        )}
        {isNarrow && <span className={styles.tools}>{props.tools}</span>}
      </div>
      <div className={styles.actions}>
        {!isNarrow && props.tools}
        <DayViewSwitch view={props.view} onView={props.onView} isIconOnly={isTight} />
        {isNarrow || props.isBeside ? (
          <IconButton label={text('day.walk-in')} variant="secondary" onPress={props.onWalkIn}>
            <Footprints aria-hidden />
          </IconButton>
        ) : (
          <Button icon={<Footprints aria-hidden />} onPress={props.onWalkIn} aria-keyshortcuts="w">
            {text('day.walk-in')}
          </Button>
        )}
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          onPress={props.onNew}
          aria-keyshortcuts="n"
        >
          {text('day.new')}
        </Button>
      </div>
      <div className={styles.second}>
        <div className={styles.counts}>
          <Slot of={personsPerDaySlot} data={{ date: day }} />
          {props.openRequests > 0 && (
            <button type="button" className={styles.requests} onClick={props.onOpenRequests}>
              {text(isNarrow ? 'inbox.open-short' : 'inbox.open', { count: props.openRequests })}
            </button>
          )}
          <WaitingChip onOpen={props.onWaitingList} />
        </div>
        {props.children}
      </div>
    </header>
  );
}
