import { readOffer } from '@stammtisch/contracts/offer/read-offer';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { useHost } from '@stammtisch/remote-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** What a guest would see on a day if these settings were saved; nothing is. */
export function useOffer(date: string, persons: number, settings: Settings) {
  const { client, entry } = useHost();
  const { reservationSettings, onlineReservationSettings, assignmentSettings } = settings;
  const asked = JSON.stringify({
    date,
    persons,
    settings: { reservationSettings, onlineReservationSettings, assignmentSettings },
  });
  const wanted = useDeferredValue(asked);
  return useQuery({
    queryKey: ['offer', wanted],
    queryFn: async () => {
      const body = readOffer.body.parse(JSON.parse(wanted));
      return (await client.call(entry, readOffer, { body })).resource;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}
