import type { Settings } from '@stammtisch/contracts/settings/settings';
import { addDays, weekdayOf, type Day } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { useMemo } from 'react';
import { unfolded, type TimelineGroup } from '../groups.ts';
import type { TimelineTaste } from '../taste.ts';
import { TimelineTools } from '../timeline-tools.tsx';
import { WeekDay } from './week-day.tsx';
import { WeekHeads } from './week-heads.tsx';
import styles from './week-view.module.css';

export interface WeekViewProps {
  day: Day;
  today: Day;
  settings: Pick<Settings, 'reservationSettings'>;
  groups: readonly TimelineGroup[];
  folded: ReadonlySet<string>;
  density: 'compact' | 'comfortable';
  onDay: (day: Day) => void;
  onFold: (roomId: string) => void;
  onTaste: (change: Partial<TimelineTaste>) => void;
}

/** Monday to Sunday: which tables are taken when. A press on a day opens it. */
export function WeekView(props: WeekViewProps) {
  const { day, today, folded, onTaste } = props;
  const text = useText('reservations');
  const groups = useMemo(() => unfolded(props.groups, folded), [props.groups, folded]);
  const monday = addDays(day, 1 - weekdayOf(day));
  const days = [0, 1, 2, 3, 4, 5, 6].map((after) => addDays(monday, after));
  const open = (chosen: Day) => {
    onTaste({ days: 'day' });
    props.onDay(chosen);
  };
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.week}>
          <WeekHeads groups={groups} folded={folded} onFold={props.onFold} />
          {days.map((each) => (
            <WeekDay
              key={each}
              day={each}
              isToday={each === today}
              isChosen={each === day}
              groups={groups}
              settings={props.settings}
              onOpen={() => open(each)}
            />
          ))}
        </div>
      </div>
      <TimelineTools
        days="week"
        density={props.density}
        isMoveMode={false}
        hint={text('week.hint')}
        onToNow={undefined}
        onTaste={onTaste}
        onMoveMode={() => undefined}
        onWholeDay={() => undefined}
        onZoom={() => undefined}
      />
    </>
  );
}
