import { useText } from '@stammtisch/remote-kit';
import { EmptyState, useMediaQuery } from '@stammtisch/ui-kit';
import { Armchair } from 'lucide-react';
import { useMemo } from 'react';
import { WeekView } from './week/week-view.tsx';
import { touchQuery } from './board-options.ts';
import { groupsOf } from './groups.ts';
import { useTimelineTaste } from './taste.ts';
import { TimelineDay } from './timeline-day.tsx';
import type { TimelineViewProps } from './timeline-props.ts';
import styles from './timeline-view.module.css';

/** Rooms and tables against the hours of a day, or against the days of a week. */
export function TimelineView(props: TimelineViewProps) {
  const { rooms } = props;
  const text = useText('reservations');
  const taste = useTimelineTaste();
  const isTouch = useMediaQuery(touchQuery);
  const density = taste.density ?? (isTouch ? 'comfortable' : 'compact');
  const groups = useMemo(() => groupsOf(rooms), [rooms]);
  const folded = useMemo(() => new Set(taste.folded), [taste.folded]);

  if (!groups.some(({ kind }) => kind === 'table')) {
    return <EmptyState icon={<Armchair />}>{text('timeline.no-tables')}</EmptyState>;
  }
  const fold = (roomId: string) =>
    taste.choose({
      folded: folded.has(roomId)
        ? taste.folded.filter((each) => each !== roomId)
        : [...taste.folded, roomId],
    });
  const shared = { groups, folded, density, onFold: fold, onTaste: taste.choose };
  return (
    <section
      className={styles.view}
      aria-label={text(taste.days === 'week' ? 'week.label' : 'timeline.label')}
      data-density={density}
    >
      {taste.days === 'week' ? (
        <WeekView
          day={props.day}
          today={props.today}
          settings={props.settings}
          onDay={props.onDay}
          {...shared}
        />
      ) : (
        <TimelineDay {...props} {...shared} />
      )}
    </section>
  );
}
