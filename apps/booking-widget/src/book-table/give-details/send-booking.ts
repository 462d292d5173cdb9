import type { BodyInputOf } from '@stammtisch/contracts/call';
import { booking, bookingAlternatives } from '@stammtisch/contracts/public/book-table';
import type { BookingReply, bookTable } from '@stammtisch/contracts/public/book-table';
import { isProblem, type ProblemError } from '@stammtisch/hal-client/problem';
import type { SchemaIssue } from '@stammtisch/hal-client/schema';
import { ask } from '../../api/ask.ts';
import { hrefOf } from '../../api/links.ts';
import type { Restaurant } from '../../api/restaurant.ts';
import type { Slot } from '../draft.ts';

export type BookingWish = BodyInputOf<typeof bookTable>;

export type BookingOutcome =
  | { kind: 'booked'; booking: BookingReply }
  /** Somebody else was quicker, or the restaurant has closed the time since. */
  | { kind: 'not-bookable'; isTaken: boolean; alternatives: Slot[] }
  | { kind: 'refused'; errors: SchemaIssue[] }
  | { kind: 'offline' }
  /** The same sending is still at work. */
  | { kind: 'in-flight' }
  | { kind: 'failed'; isTooOften: boolean };

/**
 * Sends a booking; with the same key it is booked once, however often it is sent.
 * What may be typed is for the server to judge: its schemas would weigh more than this screen.
 */
export async function sendBooking(
  restaurant: Restaurant,
  wish: BookingWish,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<BookingOutcome> {
  try {
    const href = hrefOf(restaurant, 'reservations');
    const options = { method: 'POST', body: wish, idempotencyKey, signal };
    return { kind: 'booked', booking: await ask(href, booking, options) };
  } catch (problem) {
    if (!isProblem(problem)) throw problem;
    return outcomeOf(problem);
  }
}

export function outcomeOf(problem: ProblemError): BookingOutcome {
  switch (problem.type) {
    case 'not-bookable': {
      const { reason, alternatives } = problem.extensions;
      const read = bookingAlternatives.safeParse(alternatives);
      const isTaken = reason === 'no-table' || reason === 'guest-limit';
      return { kind: 'not-bookable', isTaken, alternatives: read.success ? read.data : [] };
    }
    case 'invalid-request':
      return { kind: 'refused', errors: problem.errors };
    case 'offline':
      return { kind: 'offline' };
    case 'request-in-flight':
      return { kind: 'in-flight' };
    default:
      return { kind: 'failed', isTooOften: problem.status === 429 };
  }
}
