import { readReservation } from '@stammtisch/contracts/reservation/read-reservation';
import { expand, findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** One reservation by its id, of whatever day; without an id nothing is asked. */
export function useOneReservation(reservationId: string | undefined) {
  const { entry } = useHost();
  const link = findLink(entry, 'reservation');
  const href = link && reservationId !== undefined ? expand(link, { reservationId }) : undefined;
  const query = useResource(href, { schema: readReservation.reply });
  // One that was deleted meanwhile is not shown as it last was.
  const reservation = query.isError ? undefined : query.data?.resource;
  return { reservation, isLoading: href !== undefined && query.isPending };
}
