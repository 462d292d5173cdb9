import type { Api } from '../platform/http/api.ts';
import type { Session } from '../platform/http/gate.ts';
import { refuse, Refusal } from '../platform/http/refusal.ts';
import { atDesk, type Desk } from './desk.ts';
import { answerWith, refuseStale } from './reservation-resource.ts';
import { lockReservation, type ReservationRow } from './reservation-row.ts';

interface Change {
  session: Session;
  params: { reservationId: string };
  ifMatch: string | undefined;
}

/**
 * Runs a change on the version of a reservation that it was based on: unknown ones answer 404, a
 * missing `If-Match` 428, a stale one 412 with the current representation.
 */
export function withCurrent<Result>(
  api: Api,
  { session, params, ifMatch }: Change,
  work: (desk: Desk, row: ReservationRow) => Promise<Result>,
): Promise<Result | Refusal> {
  return atDesk(api, session, async (desk) => {
    const row = await desk.tx.maybe(
      lockReservation({ restaurant: desk.restaurant, id: params.reservationId }),
    );
    if (!row) return refuse('not-found');
    return refuseStale(row, desk, ifMatch) ?? work(desk, row);
  });
}

/** The same, for changes that answer with the reservation as it is now. */
export function changeCurrent(
  api: Api,
  change: Change,
  work: (desk: Desk, row: ReservationRow) => Promise<ReservationRow | Refusal>,
) {
  return withCurrent(api, change, async (desk, row) => {
    const changed = await work(desk, row);
    return changed instanceof Refusal ? changed : answerWith(changed, desk);
  });
}
