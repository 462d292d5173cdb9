import type { Day } from '@stammtisch/domain/time/minute';
import { RouteLink, useNow, useText } from '@stammtisch/remote-kit';
import { EmptyState, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { PlanLegend } from './plan-legend.tsx';
import { RoomPlan } from './room-plan.tsx';
import { tableStates } from './table-state.ts';
import { useDay } from './use-day.ts';
import styles from './day-plan.module.css';

/** The rooms of the house as they stand on a day, each table with whom it is held for. */
export function DayPlan({ day }: { day: Day }) {
  const text = useText('floorplan');
  const now = useNow();
  const { rooms, reservations } = useDay(day);
  if (rooms.isError || reservations.isError) {
    const retry = () => {
      for (const read of [rooms, reservations]) if (read.isError) void read.refetch();
    };
    return <FailureCard title={text('live-plan.failed')} onRetry={retry} />;
  }
  if (rooms.data === undefined || reservations.data === undefined) return <Skeleton rows={10} />;
  const open = rooms.data.resource._embedded.rooms.filter(
    ({ active, tables }) => active && tables.length > 0,
  );
  if (open.length === 0) {
    const way = <RouteLink to="rooms-and-tables.edit">{text('rooms-and-tables.title')}</RouteLink>;
    return <EmptyState action={way}>{text('live-plan.empty')}</EmptyState>;
  }
  const states = tableStates(reservations.data.resource._embedded.reservations, { day, now });
  return (
    <section className={styles.plan} aria-label={text('live-plan.label')}>
      <PlanLegend rooms={open} states={states} />
      <div className={styles.rooms}>
        {open.map((room) => (
          <RoomPlan key={room.id} room={room} states={states} day={day} />
        ))}
      </div>
    </section>
  );
}
