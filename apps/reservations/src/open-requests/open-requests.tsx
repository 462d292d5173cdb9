import { listReservations } from '@stammtisch/contracts/reservation/list-reservations';
import { openRequestsTopic } from '@stammtisch/contracts/topics/open-requests';
import { addDays, dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useNow, useResource } from '@stammtisch/remote-kit';
import { useEffect } from 'react';

/** Specification §2: the view of open reservations covers the next three months. */
const days = 92;

/** Keeps told how many requests wait for an answer; draws nothing. */
export function OpenRequests() {
  const { entry, bus } = useHost();
  // A service that began yesterday may still run.
  const from = addDays(dayOf(useNow()), -1);
  const { data } = useResource(findLink(entry, 'reservations'), {
    schema: listReservations.reply,
    variables: {
      from: formatWireDate(from),
      to: formatWireDate(addDays(from, days)),
      status: 'OPEN',
    },
  });
  const count = data?.resource.total;
  useEffect(() => {
    if (count !== undefined) bus.publish(openRequestsTopic, { count });
  }, [bus, count]);
  return null;
}
