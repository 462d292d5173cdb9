import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { HouseSettings } from '../book/use-settings.ts';
import { livePlanSlot, type LivePlanWish } from '@stammtisch/contracts/slots/live-plan';
import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { Slot, useText } from '@stammtisch/remote-kit';
import { Button, EmptyState, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { Map } from 'lucide-react';
import type { Reservation } from '../book/reservation.ts';
import type { ListFilter } from '../reservation-list/filter-reservations.ts';
import type { ReservationActions } from '../reservation-list/reservation-menu.tsx';
import type { TimelineEvents } from '../timeline/timeline-events.ts';
import type { TimelineViewProps } from '../timeline/timeline-props.ts';
import { DayList } from './day-list.tsx';
import { LateTimeline } from './late-timeline.tsx';
import type { DayView } from './day-view-switch.tsx';
import type { Sheet } from './use-day-address.ts';

/** Something that is read, as far as the screen has to know. */
interface Read {
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
}

export interface DayContentProps {
  view: DayView;
  day: Day;
  today: Day;
  now: Minute;
  /** Not everything is there yet that the day is drawn from. */
  isReading: boolean;
  book: Read & { reservations: readonly Reservation[] };
  settingsQuery: Read;
  settings: HouseSettings | undefined;
  roomsQuery: Read;
  rooms: readonly RoomReply[] | undefined;
  filter: ListFilter;
  openId: string | undefined;
  actions: ReservationActions;
  timelineEvents: TimelineEvents | undefined;
  onFilter: (filter: ListFilter) => void;
  onView: (view: DayView) => void;
  onNew: (place?: Omit<Extract<Sheet, { kind: 'new' }>, 'kind'>) => void;
  onDay: TimelineViewProps['onDay'];
  onHold: TimelineViewProps['onHold'];
  onMove: TimelineViewProps['onMove'];
  onStretch: TimelineViewProps['onStretch'];
  onWish: (wish: LivePlanWish) => void;
}

/** The day itself as list, plan or timeline, or what is in the way of showing it. */
export function DayContent(props: DayContentProps) {
  const { view, day, today, now, book, settings, settingsQuery, rooms, roomsQuery } = props;
  const text = useText('reservations');
  if (book.isError) {
    return <FailureCard title={text('failed.day')} onRetry={() => void book.refetch()} />;
  }
  if (settingsQuery.isError) {
    const retry = () => void settingsQuery.refetch();
    return <FailureCard title={text('failed.settings')} onRetry={retry} />;
  }
  if (props.isReading || settings === undefined) return <Skeleton rows={10} />;
  if (view === 'plan') {
    return (
      <Slot
        of={livePlanSlot}
        data={{
          date: day,
          today,
          visitMinutes: settings.reservationSettings.guestVisitDuration,
          onWish: props.onWish,
        }}
        whileLoading={<Skeleton rows={10} />}
        whenEmpty={
          <EmptyState
            icon={<Map />}
            action={<Button onPress={() => props.onView('list')}>{text('plan.to-list')}</Button>}
          >
            {text('plan.missing')}
          </EmptyState>
        }
      />
    );
  }
  if (view === 'list') {
    return (
      <DayList
        day={day}
        today={today}
        now={now}
        reservations={book.reservations}
        settings={settings}
        filter={props.filter}
        openId={props.openId}
        actions={props.actions}
        onFilter={props.onFilter}
        onNew={() => props.onNew()}
      />
    );
  }
  if (roomsQuery.isError) {
    return <FailureCard title={text('failed.rooms')} onRetry={() => void roomsQuery.refetch()} />;
  }
  if (rooms === undefined) return <Skeleton rows={10} />;
  return (
    <LateTimeline
      day={day}
      today={today}
      now={now}
      reservations={book.reservations}
      rooms={rooms}
      settings={settings}
      openId={props.openId}
      events={props.timelineEvents}
      onOpen={props.actions.onOpen}
      onNew={props.onNew}
      onDay={props.onDay}
      onHold={props.onHold}
      onMove={props.onMove}
      onStretch={props.onStretch}
      onAskDuration={props.actions.onStretch}
    />
  );
}
