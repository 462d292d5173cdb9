import * as z from 'zod';
import { command, sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Desk } from '../../reservations/desk.ts';
import { keptConsents, type GivenConsents } from '../consents.ts';

const policyRow = z.object({ url: z.string() });

function findPrivacyPolicy(restaurant: RestaurantId) {
  return sql(policyRow)`
    select privacy_policy_url as url from restaurant_info where restaurant_id = ${restaurant}`;
}

/** Keeps with a booking what its guest agreed to, and in which words. */
export async function keepConsents(desk: Desk, id: string, given: GivenConsents): Promise<void> {
  const { tx, restaurant } = desk;
  const privacyUrl = (await tx.maybe(findPrivacyPolicy(restaurant)))?.url ?? '';
  const consents = keptConsents(desk, given, privacyUrl, new Date());
  await tx.run(command`
    update reservation set consents = ${JSON.stringify(consents)}
     where restaurant_id = ${restaurant} and id = ${id}`);
}
