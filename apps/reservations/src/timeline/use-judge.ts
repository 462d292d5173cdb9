import { useHost, useNow, useText } from '@stammtisch/remote-kit';
import { guestNameOf, type Reservation } from '../book/reservation.ts';
import type { DayBook } from '../book/use-day-book.ts';
import type { Unmoved } from './unmoved.ts';

/** By what a bar is judged that somebody has dropped or pulled. */
export function useJudge(book: DayBook, interval: number) {
  const { notices, requireMaster } = useHost();
  const text = useText('reservations');
  const now = useNow();

  return {
    given: (elevated: boolean) => ({ interval, elevated, others: book.reservations, now }),
    /** Carried on before its last change was drawn, a party is judged as it is. */
    asItIs: (seen: Reservation) => book.lastTold(seen.id) ?? seen,
    /** Says why, and ends with whether the master password was given, so that it may be asked again. */
    async keep(unmoved: Unmoved): Promise<boolean> {
      switch (unmoved.kind) {
        case 'back':
          return false;
        case 'refused':
          if (unmoved.code === 'MASTER_PASSWORD_REQUIRED') return requireMaster();
          notices.warning(text(`move.${unmoved.code}`));
          return false;
        case 'taken': {
          const { by } = unmoved;
          const party = { guestName: guestNameOf(by), persons: by.persons.to };
          notices.error(text('status.table-taken', { ...party, from: by.time, to: by.endTime }));
          return false;
        }
      }
    },
  };
}
