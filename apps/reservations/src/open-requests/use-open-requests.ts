import { listReservations } from '@stammtisch/contracts/reservation/list-reservations';
import { addDays, dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useNow, useResource } from '@stammtisch/remote-kit';

/** Specification §2: the view of open reservations covers the next three months. */
const days = 92;

/** The requests that wait for an answer, soonest first; badge and inbox read the same answer. */
export function useOpenRequests() {
  const { entry } = useHost();
  // A service that began yesterday may still run.
  const from = addDays(dayOf(useNow()), -1);
  return useResource(findLink(entry, 'reservations'), {
    schema: listReservations.reply,
    variables: {
      from: formatWireDate(from),
      to: formatWireDate(addDays(from, days)),
      status: 'OPEN',
    },
  });
}
