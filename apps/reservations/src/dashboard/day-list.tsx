import type { HouseSettings } from '../book/use-settings.ts';
import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { Button, EmptyState } from '@stammtisch/ui-kit';
import { CalendarPlus, SearchX } from 'lucide-react';
import type { Reservation } from '../book/reservation.ts';
import { filterReservations, type ListFilter } from '../reservation-list/filter-reservations.ts';
import { ReservationList } from '../reservation-list/reservation-list.tsx';
import type { ReservationActions } from '../reservation-list/reservation-menu.tsx';

export interface DayListProps {
  day: Day;
  today: Day;
  now: Minute;
  reservations: readonly Reservation[];
  settings: HouseSettings;
  filter: ListFilter;
  /** The reservation whose sheet is open. */
  openId: string | undefined;
  actions: ReservationActions;
  onFilter: (filter: ListFilter) => void;
  onNew: () => void;
}

/** The parties that the filter leaves, or one sentence and one button. */
export function DayList(props: DayListProps) {
  const { day, today, now, reservations, filter, openId, actions, settings, onFilter, onNew } =
    props;
  const text = useText('reservations');
  const shown = filterReservations(reservations, filter);
  if (shown.length > 0) {
    return (
      <ReservationList
        reservations={shown}
        day={day}
        startEveningShift={settings.reservationSettings.startEveningShift}
        now={now}
        openId={openId}
        actions={actions}
      />
    );
  }
  if (reservations.length > 0) {
    const showAll = () => onFilter({ status: 'all', text: '' });
    return (
      <EmptyState
        icon={<SearchX />}
        action={<Button onPress={showAll}>{text('list.show-all')}</Button>}
      >
        {text('list.nothing-found')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<CalendarPlus />}
      action={<Button onPress={onNew}>{text('new-reservation.title')}</Button>}
    >
      {text(day === today ? 'list.empty-today' : 'list.empty')}
    </EmptyState>
  );
}
