import { assignReservation } from '@stammtisch/contracts/assignment/assign-reservation';
import { findLink } from '@stammtisch/hal-client';
import { resourceKey, useHost } from '@stammtisch/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { ifMatchOf, type Reservation } from '../book/reservation.ts';

/** The suggestion for a reservation as it is now; asked again when the book changes. */
export function useBestTable(reservation: Reservation) {
  const { client } = useHost();
  const href = findLink(reservation, 'assign')?.href;
  const query = useQuery({
    queryKey: [...resourceKey(href), reservation.version],
    queryFn: () =>
      client.call(reservation, assignReservation, {
        body: { apply: false },
        ifMatch: ifMatchOf(reservation),
      }),
    retry: false,
  });
  return { ...query, answer: query.data?.resource };
}
