import { listAffectedByEvent } from '@stammtisch/contracts/event/change-event';
import type { EventFields } from '@stammtisch/contracts/event/event';
import type { Linked } from '@stammtisch/hal-client';
import { useHost } from '@stammtisch/remote-kit';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Long enough that nobody is asked while somebody types. Milliseconds. */
const pause = 350;

/** Who has booked within the times of an event that is not saved yet; asked when typing rests. */
export function useAffected(collection: Linked | undefined, fields: EventFields | undefined) {
  const { client } = useHost();
  const wanted = useRested(fields && JSON.stringify(fields));
  const isAsked = collection !== undefined && fields !== undefined && wanted !== undefined;
  return useQuery({
    queryKey: ['affected-by-event', wanted],
    queryFn: isAsked
      ? async () => {
          const body = listAffectedByEvent.body.parse(JSON.parse(wanted));
          const { resource } = await client.call(collection, listAffectedByEvent, { body });
          return { total: resource.total, reservations: resource._embedded.reservations };
        }
      : skipToken,
    placeholderData: keepPreviousData,
  });
}

function useRested(value: string | undefined): string | undefined {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
