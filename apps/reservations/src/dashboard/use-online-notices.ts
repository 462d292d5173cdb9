import { changeTopic } from '@stammtisch/contracts/topics/change';
import { readReservation } from '@stammtisch/contracts/reservation/read-reservation';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useEffect, useRef } from 'react';
import { guestNameOf, partyOf, type Reservation } from '../book/reservation.ts';

/** Says that a guest has just booked, once, on whatever day the screen is. */
export function useOnlineNotices(onShow: (reservation: Reservation) => void): void {
  const { client, notices, bus } = useHost();
  const text = useText('reservations');
  const show = useRef({ onShow, text });
  const seen = useRef(new Set<string>());
  useEffect(() => {
    show.current = { onShow, text };
  });
  useEffect(
    () =>
      bus.subscribe(changeTopic, ({ data: { type, href } }) => {
        // A change may arrive twice after the stream was cut.
        if (type !== 'reservation.created' || seen.current.has(href)) return;
        seen.current.add(href);
        void client.get(href, { schema: readReservation.reply }).then(({ resource }) => {
          if (resource.source !== 'ONLINE') return;
          const { onShow, text } = show.current;
          const key = resource.status === 'OPEN' ? 'live.request' : 'live.booking';
          const words = text(key, {
            name: guestNameOf(resource),
            persons: partyOf(resource),
            date: resource.date,
            time: resource.time,
          });
          notices.info(words, { label: text('live.show'), onAction: () => onShow(resource) });
        }, console.warn);
      }),
    [client, notices, bus],
  );
}
