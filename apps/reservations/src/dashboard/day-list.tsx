import type { Settings } from '@stammtisch/contracts/settings/settings';
import { useText } from '@stammtisch/remote-kit';
import { Button, EmptyState } from '@stammtisch/ui-kit';
import { CalendarPlus, SearchX } from 'lucide-react';
import { filterReservations } from '../reservation-list/filter-reservations.ts';
import { ReservationList } from '../reservation-list/reservation-list.tsx';
import type { DayContentProps } from './day-content.tsx';

export interface DayListProps extends Pick<
  DayContentProps,
  'day' | 'today' | 'now' | 'book' | 'filter' | 'openId' | 'actions' | 'onFilter' | 'onNew'
> {
  settings: Settings;
}

/** The parties that the filter leaves, or one sentence and one button. */
export function DayList(props: DayListProps) {
  const { day, today, now, book, filter, openId, actions, settings, onFilter, onNew } = props;
  const text = useText('reservations');
  const shown = filterReservations(book.reservations, filter);
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
  if (book.reservations.length > 0) {
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
      action={<Button onPress={() => onNew()}>{text('new-reservation.title')}</Button>}
    >
      {text(day === today ? 'list.empty-today' : 'list.empty')}
    </EmptyState>
  );
}
