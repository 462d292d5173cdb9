import { command } from '../../platform/database/sql.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { lockCard, type CardRow } from '../../payment/card-row.ts';
import { cardTermsOf } from '../../payment/card-terms.ts';
import type { Desk } from '../../reservations/desk.ts';

interface Wish {
  persons: number;
  card?: string | undefined;
}

/** The card that a booking needs: none, one that was saved and not yet booked with, or a refusal. */
export async function takeCard(
  desk: Desk,
  { persons, card: id }: Wish,
): Promise<CardRow | Refusal | undefined> {
  const terms = await cardTermsOf(desk);
  if (!terms || persons < terms.fromPersons) return undefined;
  const card = id && (await desk.tx.maybe(lockCard(desk.restaurant, id)));
  if (!card || !card.paymentMethod || card.reservationId) return refuse('card-required');
  return card;
}

export async function keepCard(desk: Desk, card: CardRow, reservation: string): Promise<void> {
  await desk.tx.run(command`
    update card_guarantee set reservation_id = ${reservation}
     where restaurant_id = ${desk.restaurant} and id = ${card.id}`);
}
