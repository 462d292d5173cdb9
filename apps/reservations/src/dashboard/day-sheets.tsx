import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { HouseSettings } from '../book/use-settings.ts';
import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { FailureCard, SideSheet, Skeleton } from '@stammtisch/ui-kit';
import { lazy, Suspense } from 'react';
import type { Reservation } from '../book/reservation.ts';
import { DetailsSheet, type DetailsTab } from '../reservation-details/details-sheet.tsx';
import { formOf } from '../reservation-form/form-values.ts';
import { ReservationFormSheet } from '../reservation-form/reservation-form-sheet.tsx';
import type { ReservationActions } from '../reservation-list/reservation-menu.tsx';
import { NewReservationSheet } from './new-reservation-sheet.tsx';
import type { Sheet } from './use-day-address.ts';
import { WalkInSheet } from './walk-in-sheet.tsx';

// Who calls is known seldom, and the day must not wait for it.
const ExpectedGuestSheet = lazy(async () => ({
  default: (await import('./expected-guest-sheet.tsx')).ExpectedGuestSheet,
}));

export interface DaySheetsProps {
  sheet: Sheet | undefined;
  tab: DetailsTab;
  /** The reservation that the sheet is about. */
  opened: Reservation | undefined;
  isOpenedLoading: boolean;
  rooms: readonly RoomReply[];
  settings: HouseSettings;
  day: Day;
  today: Day;
  now: Minute;
  isWalkIn: boolean;
  actions: ReservationActions;
  onSaved: (saved: Reservation) => void;
  onCloseWalkIn: () => void;
  onClose: () => void;
}

/** Whatever stands beside the day: details, the form, or the party at the door. */
export function DaySheets(props: DaySheetsProps) {
  const { sheet, rooms, settings, day, today, now, onClose } = props;
  const text = useText('reservations');

  if (props.isWalkIn) {
    return (
      <WalkInSheet
        now={now}
        today={today}
        rooms={rooms}
        duration={settings.reservationSettings.guestVisitDuration}
        onClose={props.onCloseWalkIn}
      />
    );
  }
  if (sheet === undefined) return null;
  const form = { rooms, settings, now, today, onSaved: props.onSaved, onClose };
  if (sheet.kind === 'new') {
    const isForSomebody = sheet.guest !== undefined || sheet.call !== undefined;
    const NewSheet = isForSomebody ? ExpectedGuestSheet : NewReservationSheet;
    return (
      <Suspense fallback={null}>
        <NewSheet key={JSON.stringify({ day, ...sheet })} of={sheet} day={day} {...form} />
      </Suspense>
    );
  }
  const reservation = props.opened;
  if (reservation === undefined) {
    return (
      <SideSheet isOpen isPageUsable title={text('details.title')} onClose={onClose}>
        {props.isOpenedLoading ? (
          <Skeleton rows={6} shape="text" />
        ) : (
          <FailureCard title={text('failed.reservation')} />
        )}
      </SideSheet>
    );
  }
  if (sheet.kind === 'edit') {
    return (
      <ReservationFormSheet
        key={reservation.id}
        reservation={reservation}
        initial={formOf(reservation)}
        {...form}
      />
    );
  }
  return (
    <DetailsSheet
      key={`${reservation.id} ${props.tab}`}
      reservation={reservation}
      now={now}
      firstTab={props.tab}
      actions={props.actions}
      onClose={onClose}
    />
  );
}
