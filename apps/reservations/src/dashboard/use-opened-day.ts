import type { Day } from '@stammtisch/domain/time/minute';
import { serviceDayOfParty } from '../book/reservation.ts';
import { useDayBook } from '../book/use-day-book.ts';
import { useOneReservation } from '../book/use-one-reservation.ts';

/**
 * The day on the screen and the reservation that is open on it. An address that names a reservation
 * but no day leads to the reservation's own day.
 */
export function useOpenedDay(
  given: Day | undefined,
  { today, openId }: { today: Day; openId: string | undefined },
) {
  const single = useOneReservation(openId);
  const day = given ?? (single.reservation ? serviceDayOfParty(single.reservation) : today);
  const book = useDayBook(day);
  const inBook = book.reservations.find((each) => each.id === openId);
  return {
    day,
    book,
    opened: inBook ?? single.reservation,
    isOpenedLoading: book.isPending || single.isLoading,
  };
}
