import { addDays, type Day } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, SegmentedControl, useIsNarrow } from '@stammtisch/ui-kit';
import { ChartGantt, ChevronLeft, ChevronRight, Footprints, List, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { DayPicker } from './day-picker.tsx';
import styles from './day-header.module.css';

export type DayView = 'list' | 'timeline';

export interface DayHeaderProps {
  title: string;
  day: Day;
  today: Day;
  view: DayView;
  parties: number;
  covers: number;
  openRequests: number;
  /** A sheet stands beside the day, so there is less room. */
  isBeside: boolean;
  onDay: (day: Day) => void;
  onView: (view: DayView) => void;
  onOpenRequests: () => void;
  onNew: () => void;
  onWalkIn: () => void;
  /** Tools of the view, beside the counts. */
  children?: ReactNode;
}

/** The day, how full it is, and the two things that happen at the door. */
export function DayHeader({ day, today, onDay, ...props }: DayHeaderProps) {
  const text = useText('reservations');
  const isNarrow = useIsNarrow();
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
        <Button isDisabled={day === today} onPress={() => onDay(today)}>
          {text('day.today')}
        </Button>
      </div>
      <div className={styles.actions}>
        <SegmentedControl
          label={text('day.view')}
          value={props.view}
          onChange={props.onView}
          segments={[
            {
              value: 'list',
              label: text('view.list'),
              icon: <List aria-hidden />,
              isIconOnly: isNarrow,
            },
            {
              value: 'timeline',
              label: text('view.timeline'),
              icon: <ChartGantt aria-hidden />,
              isIconOnly: isNarrow,
            },
          ]}
        />
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
        <p className={styles.counts} aria-live="polite">
          <span>{text('day.parties', { count: props.parties })}</span>
          <span className={styles.covers}>{text('day.covers', { count: props.covers })}</span>
          {props.openRequests > 0 && (
            <button type="button" className={styles.requests} onClick={props.onOpenRequests}>
              {text('day.open', { count: props.openRequests })}
            </button>
          )}
        </p>
        {props.children}
      </div>
    </header>
  );
}
