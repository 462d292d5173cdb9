import { reservation } from '@stammtisch/contracts/reservation/reservation';
import { isProblem } from '@stammtisch/hal-client';
import type { Reservation } from './reservation.ts';

/** What a stale change is answered with: the reservation as somebody else left it. */
export function currentVersionOf(error: unknown): Reservation | undefined {
  if (!isProblem(error, 'stale-version')) return undefined;
  return reservation.safeParse(error.extensions['current']).data;
}
