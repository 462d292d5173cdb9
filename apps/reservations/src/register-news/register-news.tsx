import { changeStatus } from '@stammtisch/contracts/reservation/change-status';
import { readReservation } from '@stammtisch/contracts/reservation/read-reservation';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import type { Status } from '@stammtisch/domain/reservation/status';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { guestNameOf, ifMatchOf, tableNamesOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';

/** What the cash register does, and what it was before. */
const before: Partial<Record<Status, Status>> = {
  SEATED: 'CONFIRMED',
  CLOSED: 'SEATED',
  NO_SHOW: 'CONFIRMED',
};

/** Says on every page what the cash register has changed, with the way back. */
export function RegisterNews() {
  const { bus, client, notices } = useHost();
  const text = useText('reservations');
  const common = useText('common');
  const refresh = useBookRefresh();
  const tellRefusal = useTellRefusal();
  const seen = useRef(new Set<string>());

  const tell = useEffectEvent(async (href: string, version: string | null) => {
    const { resource } = await client.get(href, { schema: readReservation.reply });
    const back = before[resource.status];
    // Somebody was quicker than the news.
    if (back === undefined || String(resource.version) !== version) return;
    const words = {
      name: guestNameOf(resource),
      table: tableNamesOf(resource),
      status: common(`status.${resource.status}`),
    };
    const isPossible = resource.nextStatuses.includes(back);
    notices.info(
      text('register-news', words),
      isPossible ? { label: common('undo'), onAction: () => void undo(resource, back) } : undefined,
    );
  });

  async function undo(changed: Reservation, to: Status) {
    try {
      await client.call(changed, changeStatus, {
        ifMatch: ifMatchOf(changed),
        body: { status: to },
      });
    } catch (error) {
      tellRefusal(error);
    }
    await refresh();
  }

  useEffect(
    () =>
      bus.subscribe(changeTopic, ({ data: { type, href, version } }) => {
        // A change may arrive twice after the stream was cut.
        const news = `${href} ${version}`;
        if (type !== 'reservation.set-by-register' || seen.current.has(news)) return;
        seen.current.add(news);
        tell(href, version).catch(console.warn);
      }),
    [bus],
  );
  return null;
}
