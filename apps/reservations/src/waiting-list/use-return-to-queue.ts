import { returnToQueue } from '@stammtisch/contracts/waiting-list/return-to-queue';
import { useHost, useText } from '@stammtisch/remote-kit';
import { guestNameOf, ifMatchOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';

/** Takes back that a party of the waiting list was seated; what somebody did with it since stays. */
export function useReturnToQueue() {
  const { client, notices } = useHost();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  return async (seated: Reservation): Promise<void> => {
    try {
      await client.call(seated, returnToQueue, { ifMatch: ifMatchOf(seated) });
      notices.success(text('waiting-list.waits-again', { name: guestNameOf(seated) }));
    } catch (error) {
      tellRefusal(error);
    }
    await refresh();
  };
}
