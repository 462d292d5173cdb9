import type { NewReservation } from '@stammtisch/contracts/reservation/write-reservation';
import { findGuestId, placeGuest, readPhone, refusePhone } from '../guests/place-guest.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { Desk } from './desk.ts';

/** The guest book's entry for what staff wrote; a new guest is written into the book. */
export async function chooseGuest(
  desk: Desk,
  guest: NewReservation['guest'],
): Promise<{ id: string; language: 'de' | 'en' | 'fr' } | Refusal> {
  if ('id' in guest) {
    const known = await desk.tx.maybe(findGuestId(desk.restaurant, guest.id));
    if (known) return { id: known.id, language: known.language };
    const message = 'This guest is not in the guest book. Search again, or write a new one.';
    return refuse('invalid-request', {
      errors: [{ pointer: '/guest/id', code: 'unknown-guest', message }],
    });
  }
  const phone = readPhone(guest.phone, desk.house.country);
  if (phone === 'PHONE_INVALID') return refusePhone('/guest/phone');
  const id = await placeGuest(desk.tx, desk.restaurant, { ...guest, phone });
  return { id, language: guest.language };
}
