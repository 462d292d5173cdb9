import type { LivePlanWish } from '@stammtisch/contracts/slots/live-plan';
import { dayOf, type Day } from '@stammtisch/domain/time/minute';
import { RouteLink, useNow, useText } from '@stammtisch/remote-kit';
import { EmptyState, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { PlanBoard } from './plan-board.tsx';
import { useDay } from './use-day.ts';

export interface DayPlanProps {
  day: Day;
  /** The running service day; undefined: the calendar's. */
  today: Day | undefined;
  visitMinutes?: number | undefined;
  onWish?: ((wish: LivePlanWish) => void) | undefined;
}

/** specification §9 */
const usualVisit = 120;

/** The rooms of the house as they stand on a day, each table with whom it is held for. */
export function DayPlan({ day, today, visitMinutes = usualVisit, onWish }: DayPlanProps) {
  const text = useText('floorplan');
  const now = useNow();
  const { rooms, reservations, sets } = useDay(day);
  if (rooms.isError || reservations.isError) {
    const retry = () => {
      for (const read of [rooms, reservations]) if (read.isError) void read.refetch();
    };
    return <FailureCard title={text('live-plan.failed')} onRetry={retry} />;
  }
  if (rooms.data === undefined || reservations.data === undefined) return <Skeleton rows={10} />;
  const open = rooms.data.resource._embedded.rooms.filter(
    ({ active, tables }) => active && tables.some(({ seats }) => seats > 0),
  );
  if (open.length === 0) {
    const way = <RouteLink to="rooms-and-tables.edit">{text('rooms-and-tables.title')}</RouteLink>;
    return <EmptyState action={way}>{text('live-plan.empty')}</EmptyState>;
  }
  return (
    <PlanBoard
      // What was chosen or looked for belongs to its day.
      key={day}
      day={day}
      today={today ?? dayOf(now)}
      now={now}
      visitMinutes={visitMinutes}
      rooms={open}
      sets={sets.data?.resource._embedded['table-sets'] ?? []}
      reservations={reservations.data.resource._embedded.reservations}
      onWish={onWish}
    />
  );
}
