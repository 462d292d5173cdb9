import { deleteReservation } from '@stammtisch/contracts/reservation/delete-reservation';
import { expand, findLink } from '@stammtisch/hal-client';
import { useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { Dialog } from '@stammtisch/ui-kit';
import { useState, type ReactNode } from 'react';
import { guestNameOf, ifMatchOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';

export interface Deletion {
  remove: (reservation: Reservation) => void;
  question: ReactNode;
}

/** decisions §1: asks for confirmed and seated ones only; the history stays. */
export function useDeleteReservation(): Deletion {
  const { client, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const [asked, setAsked] = useState<Reservation>();

  async function send(reservation: Reservation, confirmed: boolean) {
    setAsked(undefined);
    const link = findLink(reservation, 'delete');
    if (link === undefined) return;
    const href = expand({ href: `${link.href}{?confirmed}`, templated: true }, { confirmed });
    try {
      await withMaster(requireMaster, () =>
        client.send(href, {
          method: deleteReservation.method,
          schema: deleteReservation.reply,
          ifMatch: ifMatchOf(reservation),
        }),
      );
      notices.success(text('deleted', { name: guestNameOf(reservation) }));
    } catch (error) {
      tellRefusal(error);
    }
    await refresh();
  }

  const remove = (reservation: Reservation) => {
    const { status } = reservation;
    if (status === 'CONFIRMED' || status === 'SEATED') setAsked(reservation);
    else void send(reservation, false);
  };

  const question = asked && (
    <Dialog
      isOpen
      tone="danger"
      title={text('question.delete')}
      confirmLabel={text('action.delete')}
      onConfirm={() => void send(asked, true)}
      onCancel={() => setAsked(undefined)}
    >
      {text('question.delete-why', {
        name: guestNameOf(asked),
        date: asked.date,
        time: asked.time,
      })}
    </Dialog>
  );
  return { remove, question };
}
