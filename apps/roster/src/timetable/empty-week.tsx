import { addDays } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { Button, EmptyState } from '@stammtisch/ui-kit';
import { CalendarPlus, Copy } from 'lucide-react';
import { planAt } from '../plans/plan-days.ts';
import type { PlanActions } from '../plans/use-plan-actions.ts';
import { useRoster } from '../plans/use-roster.ts';
import { weekAround, type RosterView } from '../view/use-view.ts';
import styles from './timetable-screen.module.css';

export interface EmptyWeekProps {
  view: RosterView;
  actions: PlanActions;
}

/** No plan yet: an empty one, or the shifts of the week before. */
export function EmptyWeek({ view, actions }: EmptyWeekProps) {
  const text = useText('roster');
  const week = weekAround(view.day);
  const before = { first: addDays(week.first, -7), last: addDays(week.last, -7) };
  const { plans = [] } = useRoster(before);
  const source = planAt(plans, before.first);
  return (
    <EmptyState
      action={
        <div className={styles.choices}>
          <Button
            variant="primary"
            icon={<CalendarPlus aria-hidden />}
            isPending={actions.isBusy}
            onPress={() => void actions.create(week)}
          >
            {text('plan.create')}
          </Button>
          {source && source.shiftCount > 0 && (
            <Button
              icon={<Copy aria-hidden />}
              isDisabled={actions.isBusy}
              onPress={() => void actions.copy(source, week.first)}
            >
              {text('copy.previous')}
            </Button>
          )}
        </div>
      }
    >
      {text('plan.none')}
    </EmptyState>
  );
}
