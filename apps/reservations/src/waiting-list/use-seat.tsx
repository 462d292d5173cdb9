import { seatFromQueue } from '@stammtisch/contracts/waiting-list/seat-from-queue';
import type { BodyInputOf } from '@stammtisch/contracts/call';
import { hasLink, isProblem } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useUndo } from '@stammtisch/ui-kit';
import { useState, type ReactNode } from 'react';
import { guestNameOf, ifMatchOf, tableNamesOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';
import { LateStatusQuestion } from '../status/late-status-question.tsx';
import { useReturnToQueue } from './use-return-to-queue.ts';

type Wish = BodyInputOf<typeof seatFromQueue>;

export interface Seat {
  /** Seats a party at a table, in one call, and offers to take it back. */
  seat: (party: Reservation, wish: Wish) => Promise<void>;
  /** The party that is being seated. */
  pendingId: string | undefined;
  /** Draw it once; it is there while the house asks its corona question. */
  question: ReactNode;
}

/** Who sits there meanwhile is named where the table was taken by somebody else. */
export function useSeat(): Seat {
  const { client, notices } = useHost();
  const text = useText('reservations');
  const common = useText('common');
  const undo = useUndo();
  const returnToQueue = useReturnToQueue();
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const [pendingId, setPendingId] = useState<string>();
  const [asked, setAsked] = useState<{ party: Reservation; wish: Wish }>();

  async function seat(party: Reservation, wish: Wish) {
    setPendingId(party.id);
    try {
      const options = { ifMatch: ifMatchOf(party), body: wish };
      const { resource } = await client.call(party, seatFromQueue, options);
      const table = tableNamesOf(resource);
      const name = guestNameOf(resource);
      const words =
        table === ''
          ? text('waiting-list.seated-nowhere', { name })
          : text('waiting-list.seated', { name, table });
      if (hasLink(resource, 'return-to-queue')) {
        const offer = undo.offer(() => void returnToQueue(resource));
        notices.success(words, { label: common('undo'), onAction: offer.undo });
      } else notices.success(words);
    } catch (error) {
      if (isProblem(error, 'corona-question')) setAsked({ party, wish });
      else tellRefusal(error);
    }
    await refresh();
    setPendingId(undefined);
  }

  const question = asked && (
    <LateStatusQuestion
      kind="corona"
      reservation={asked.party}
      to="SEATED"
      employees={[]}
      onAnswer={(answer) => {
        setAsked(undefined);
        if (answer) void seat(asked.party, { ...asked.wish, coronaAnswered: true });
      }}
    />
  );
  return { seat, pendingId, question };
}
