import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { EmptyState, Skeleton } from '@stammtisch/ui-kit';
import { lazy, Suspense, useMemo } from 'react';
import { gridEntries } from '../calendar/grid-entries.ts';
import type { PlannedEntry } from '../shifts/planned-entry.ts';
import { ShiftList } from '../shifts/shift-list.tsx';
import type { RosterView } from '../view/use-view.ts';
import type { TimetableData } from './use-timetable.ts';
import styles from './timetable-screen.module.css';

const WeekGrid = lazy(async () => {
  const { WeekGrid: grid } = await import('../calendar/week-grid.tsx');
  return { default: grid };
});

export interface ShiftsProps {
  view: RosterView;
  data: TimetableData;
  openId: string | undefined;
  canPlan: (day: Day) => boolean;
  onDraw: (start: Minute, end: Minute) => void;
  onOpen: (entry: PlannedEntry) => void;
  onMove: (entry: PlannedEntry, start: Minute, end: Minute) => Promise<boolean>;
}

/** The grid, and the same as a list beside it; of a month the list alone. */
export function Shifts({ view, data, openId, canPlan, onDraw, onOpen, onMove }: ShiftsProps) {
  const text = useText('roster');
  const { shown, names, conflicts, plans } = data;
  const drawn = useMemo(() => {
    const open = new Set(plans.filter(({ status }) => status !== 'CLOSED').map(({ id }) => id));
    return gridEntries(shown, conflicts, (entry) => {
      const plan = data.planOf(entry);
      return plan !== undefined && open.has(plan.id);
    });
  }, [shown, conflicts, plans, data]);
  const contested = new Set(conflicts.flatMap(({ first, second }) => [first, second]));
  const list =
    shown.length === 0 ? (
      <EmptyState>{text('list.empty')}</EmptyState>
    ) : (
      <ShiftList
        entries={shown}
        names={names}
        contested={contested}
        openId={openId}
        onOpen={onOpen}
      />
    );
  if (view.kind === 'month') return list;
  return (
    <div className={styles.beside}>
      <Suspense fallback={<Skeleton rows={12} />}>
        <WeekGrid
          kind={view.kind}
          day={view.kind === 'day' ? view.day : view.first}
          entries={drawn}
          names={names}
          canPlan={canPlan}
          onDraw={onDraw}
          onOpen={onOpen}
          onMove={onMove}
        />
      </Suspense>
      <div className={styles.list}>{list}</div>
    </div>
  );
}
