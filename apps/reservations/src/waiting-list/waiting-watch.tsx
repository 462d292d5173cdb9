import { waitingPartiesTopic } from '@stammtisch/contracts/topics/waiting-parties';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { guestNameOf, partyOf, tableNamesOf } from '../book/reservation.ts';
import { useSeat } from './use-seat.tsx';
import {
  isProposed,
  useFreshQueue,
  useWaitingList,
  type WaitingParty,
} from './use-waiting-list.ts';

/**
 * Keeps the queue fresh and told how many wait, and says on whichever page is open that a table has become free for one
 * of them; draws nothing but the house's question to whoever seats from the message.
 */
export function WaitingWatch() {
  const { bus, notices } = useHost();
  const text = useText('reservations');
  const { query, parties } = useWaitingList();
  const { seat, question } = useSeat();
  useFreshQueue();
  const count = query.data?.resource.total;
  const waited = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (count !== undefined) bus.publish(waitingPartiesTopic, { count });
  }, [bus, count]);

  const tell = useEffectEvent((party: WaitingParty) => {
    const { tables } = party.wait;
    const name = guestNameOf(party);
    const words = { name, table: tableNamesOf(party.wait), persons: partyOf(party) };
    notices.info(text('waiting-list.freed', words), {
      label: text('action.SEATED'),
      onAction: () => void seat(party, { tables: tables.map(({ id }) => id) }),
    });
  });
  useEffect(() => {
    // Who is new and fits at once is on the screen of whoever wrote it down.
    for (const party of parties) {
      if (isProposed(party) && waited.current.has(party.id)) tell(party);
    }
    waited.current = new Set(parties.filter((party) => !isProposed(party)).map(({ id }) => id));
  }, [parties]);

  return question;
}
