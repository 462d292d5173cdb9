import type { MoveRefusal } from '@stammtisch/domain/reservation/move';
import { useHost, useText } from '@stammtisch/remote-kit';
import { guestNameOf, type Reservation } from '../book/reservation.ts';

/** Says why a party stays as it was before anything was sent. */
export function useTellDecision() {
  const { notices } = useHost();
  const text = useText('reservations');
  return {
    refused: (code: MoveRefusal) => notices.warning(text(`move.${code}`)),
    taken: (by: Reservation) => {
      const party = { guestName: guestNameOf(by), persons: by.persons.to };
      notices.error(text('status.table-taken', { ...party, from: by.time, to: by.endTime }));
    },
  };
}
