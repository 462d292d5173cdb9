import { command } from '../../platform/database/sql.ts';
import type { Desk } from '../../reservations/desk.ts';
import { keptConsents, type GivenConsents } from '../consents.ts';

/** Keeps with a booking what its guest agreed to, and in which words. */
export async function keepConsents(desk: Desk, id: string, given: GivenConsents): Promise<void> {
  const { tx, restaurant } = desk;
  const consents = keptConsents(desk, given, new Date());
  await tx.run(command`
    update reservation set consents = ${JSON.stringify(consents)}
     where restaurant_id = ${restaurant} and id = ${id}`);
}
