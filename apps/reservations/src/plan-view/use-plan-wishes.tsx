import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { LivePlanWish } from '@stammtisch/contracts/slots/live-plan';
import { covers } from '@stammtisch/domain/reservation/party';
import { useHost, useNow, useText } from '@stammtisch/remote-kit';
import type { ReactNode } from 'react';
import { startOf, type Reservation } from '../book/reservation.ts';
import { useSettings } from '../book/use-settings.ts';
import { useTableSets } from '../book/use-table-sets.ts';
import { useSeatWalkIn } from '../dashboard/use-seat-walk-in.ts';
import type { Sheet } from '../dashboard/use-day-address.ts';
import type { ReservationActions } from '../reservation-list/reservation-menu.tsx';
import type { Mover } from '../timeline/use-move.tsx';
import { placesNow } from '../waiting-list/places-now.ts';
import { useSeat } from '../waiting-list/use-seat.tsx';
import { tablesAtPlan } from './tables-at-plan.ts';

export interface PlanWishesGiven {
  book: readonly Reservation[];
  rooms: readonly RoomReply[];
  actions: ReservationActions;
  move: Mover['move'];
  onNew: (place: Omit<Extract<Sheet, { kind: 'new' }>, 'kind'>) => void;
}

export interface PlanWishes {
  fulfil: (wish: LivePlanWish) => void;
  /** Draw it once; it is there while the house wants to know something. */
  question: ReactNode;
}

/** Does what staff ask for at the plan, by the same ways as the list and the timeline. */
export function usePlanWishes(given: PlanWishesGiven): PlanWishes {
  const { notices } = useHost();
  const text = useText('reservations');
  const seatWalkIn = useSeatWalkIn();
  const { seat, question } = useSeat();
  const { actions, rooms } = given;
  const sets = useTableSets();
  const settings = useSettings().data?.resource;
  const now = useNow();

  async function place(party: Reservation, wish: { tables: string[]; from?: string | undefined }) {
    const tables = tablesAtPlan(party, wish, rooms);
    if (party.status === 'QUEUED') return seat(party, { tables });
    const isMoved = await given.move(party, { start: startOf(party), tables });
    if (isMoved && seatsOf(tables, rooms) < covers(party.persons)) {
      notices.warning(text('plan.too-small', { seats: seatsOf(tables, rooms) }));
    }
  }

  /** Where somebody is expected soon, the party at the door stays until then. */
  function walkIn({ persons, tables }: Extract<LivePlanWish, { kind: 'walk-in' }>) {
    const duration = settings?.reservationSettings.guestVisitDuration ?? 0;
    const party = { persons, now, duration };
    const place = placesNow({ rooms, sets }, given.book, party).find(
      (free) => free.tables.toSorted().join() === tables.toSorted().join(),
    );
    return seatWalkIn(persons, tables, place?.until && place.duration);
  }

  function fulfil(wish: LivePlanWish) {
    if (wish.kind === 'walk-in') return void walkIn(wish);
    if (wish.kind === 'new') {
      const { tables, time, persons } = wish;
      return given.onNew({
        table: tables.join(','),
        ...(time !== undefined && { time }),
        ...(persons !== undefined && { persons }),
      });
    }
    // The plan reads the day itself, and may know a party a moment before or after this screen.
    const party = given.book.find(({ id }) => id === wish.reservation);
    if (party === undefined) return;
    if (wish.kind === 'open') actions.onOpen(party);
    else if (wish.kind === 'status') actions.onStatus(party, wish.to);
    else void place(party, wish);
  }

  return { fulfil, question };
}

function seatsOf(ids: readonly string[], rooms: readonly RoomReply[]): number {
  const chosen = rooms.flatMap((room) => room.tables).filter(({ id }) => ids.includes(id));
  return chosen.reduce((sum, { seats }) => sum + seats, 0);
}
