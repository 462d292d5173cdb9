import { status } from '@stammtisch/contracts/reservation/reservation';
import * as z from 'zod';
import { guestNameOf, partyOf, tableNamesOf, type Reservation } from '../book/reservation.ts';

/** What somebody saw of a reservation; shown beside what others made of it meanwhile. */
const seen = z.object({
  status,
  time: z.string(),
  party: z.string(),
  tables: z.string(),
});
export type Seen = z.infer<typeof seen>;

/** A status that was given without network, and waits to be told. */
export const waitingChange = z.object({
  reservation: z.string(),
  /** The reservation's own link that changes its status. */
  href: z.string(),
  /** The version that it was based on. */
  version: z.int(),
  name: z.string(),
  to: status,
  seen,
  editor: z.string().optional(),
  /** When it was tapped; absent where an older version of this program noted it. */
  at: z.iso.datetime().optional(),
});
export type WaitingChange = z.infer<typeof waitingChange>;

export function seenOf(reservation: Reservation): Seen {
  return {
    status: reservation.status,
    time: reservation.time,
    party: partyOf(reservation),
    tables: tableNamesOf(reservation),
  };
}

export function toWaitingChange(
  reservation: Reservation,
  to: Reservation['status'],
  { href, editor, at }: { href: string; editor?: string | undefined; at: Date },
): WaitingChange {
  return {
    reservation: reservation.id,
    href,
    version: reservation.version,
    name: guestNameOf(reservation),
    to,
    seen: seenOf(reservation),
    ...(editor !== undefined && { editor }),
    at: at.toISOString(),
  };
}

/** One for each reservation: the latest wish counts, and back to the old status is no wish at all. */
export function withChange(
  waiting: readonly WaitingChange[],
  change: WaitingChange,
): readonly WaitingChange[] {
  const before = waiting.find((each) => each.reservation === change.reservation);
  const others = waiting.filter((each) => each !== before);
  const seenFirst = before?.seen ?? change.seen;
  return change.to === seenFirst.status ? others : [...others, { ...change, seen: seenFirst }];
}

/** The reservation as it will be once the change is told; the only way on is back. */
export function asWished(reservation: Reservation, waiting: readonly WaitingChange[]): Reservation {
  const change = waiting.find((each) => each.reservation === reservation.id);
  if (change === undefined || change.version !== reservation.version) return reservation;
  return { ...reservation, status: change.to, nextStatuses: [change.seen.status] };
}
