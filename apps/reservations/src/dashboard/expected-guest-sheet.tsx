import { useText } from '@stammtisch/remote-kit';
import { SideSheet, Skeleton } from '@stammtisch/ui-kit';
import { NewReservationSheet, type NewReservationSheetProps } from './new-reservation-sheet.tsx';
import { useExpectedGuest } from './use-expected-guest.ts';

/** A form for somebody whom the address names, as soon as it is known who that is. */
export function ExpectedGuestSheet(props: NewReservationSheetProps) {
  const text = useText('reservations');
  const { isPending, guest, phone } = useExpectedGuest(props.of);
  if (isPending) {
    return (
      <SideSheet isOpen isPageUsable title={text('new-reservation.title')} onClose={props.onClose}>
        <Skeleton rows={6} shape="text" />
      </SideSheet>
    );
  }
  return <NewReservationSheet {...props} guest={guest} phone={phone} />;
}
