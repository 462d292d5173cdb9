import { assignReservation } from '@stammtisch/contracts/assignment/assign-reservation';
import { findLink } from '@stammtisch/hal-client';
import { useHost } from '@stammtisch/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { ifMatchOf, type Reservation } from '../book/reservation.ts';

/** The suggestion for a reservation as it is now. */
export function useBestTable(reservation: Reservation) {
  const { client } = useHost();
  const href = findLink(reservation, 'assign')?.href;
  const query = useQuery({
    // A question, no resource: taking the answer changes the book, and then nobody asks again.
    queryKey: ['best-table', href, reservation.version],
    gcTime: 0,
    queryFn: () =>
      client.call(reservation, assignReservation, {
        body: { apply: false },
        ifMatch: ifMatchOf(reservation),
      }),
    retry: false,
  });
  return { ...query, answer: query.data?.resource };
}
