import { patchReservation } from '@stammtisch/contracts/reservation/update-reservation';
import { useHost, useText, withMaster } from '@stammtisch/remote-kit';
import type { Undo } from '@stammtisch/ui-kit';
import { guestNameOf, ifMatchOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import type { DayBook } from '../book/use-day-book.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';
import { decideStretch } from './decide-stretch.ts';
import { useJudge } from './use-judge.ts';

/** Ends with whether the stay was changed; if not, its item goes back to its old end. Minutes. */
export type Stretch = (reservation: Reservation, duration: number) => Promise<boolean>;

/** Makes a stay longer or shorter at once, and offers to take it back: nothing leaves the house. */
export function useStretch(book: DayBook, interval: number, undo: Undo): Stretch {
  const { client, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const common = useText('common');
  const tellRefusal = useTellRefusal();
  const judge = useJudge(book, interval);
  const refresh = useBookRefresh();

  async function stretch(seen: Reservation, duration: number, elevated = false): Promise<boolean> {
    const reservation = judge.asItIs(seen);
    const decision = decideStretch(reservation, duration, judge.given(elevated));
    return decision.kind === 'at-once'
      ? send(reservation, decision.duration)
      : (await judge.keep(decision)) && stretch(reservation, duration, true);
  }

  async function send(reservation: Reservation, duration: number): Promise<boolean> {
    try {
      const reply = await withMaster(requireMaster, () =>
        client.call(reservation, patchReservation, {
          ifMatch: ifMatchOf(reservation),
          body: { duration },
        }),
      );
      book.replace(reply.resource);
      tell(reply.resource, reservation.duration);
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    } finally {
      void refresh();
    }
  }

  function tell(changed: Reservation, before: number) {
    const offer = undo.offer(() => void send(changed, before));
    const words = { name: guestNameOf(changed), time: changed.endTime };
    notices.success(text('stretch.done', words), {
      label: common('undo'),
      onAction: offer.undo,
    });
  }

  return (reservation, duration) => stretch(reservation, duration);
}
