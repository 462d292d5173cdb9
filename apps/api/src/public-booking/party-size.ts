import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { Desk } from '../reservations/desk.ts';

/** Guests book for as many as the house takes online; larger parties are asked to call. */
export function refusePartySize(desk: Desk, persons: number, pointer: string): Refusal | undefined {
  const { minPersons, maxPersons } = desk.house.settings.onlineReservationSettings;
  if (persons >= minPersons && persons <= maxPersons) return undefined;
  const message = `Online bookings are for ${minPersons} to ${maxPersons} persons. Please call the restaurant.`;
  return refuse('invalid-request', { errors: [{ pointer, code: 'party-size', message }] });
}
