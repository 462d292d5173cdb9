import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Api } from '../../platform/http/api.ts';
import { hasFeature } from '../../platform/http/features.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { findHouseOf, markUsed } from '../phone-token.ts';

/**
 * The house whose phone system it is. Asked for each call, so that a token that was taken back is dead
 * at once. Only wrong tokens are counted against an address: one phone system may serve many houses.
 */
export async function admitPhone(
  { database, limits, config }: Api,
  { token, ip }: { token: string | undefined; ip: string },
): Promise<RestaurantId | Refusal> {
  const house =
    token === undefined
      ? undefined
      : await database.systemTransaction(async (tx) => {
          const found = await tx.maybe(findHouseOf(token));
          if (found) await tx.run(markUsed(token));
          return found;
        });
  if (house === undefined) {
    const limited = await limits.count('wrongPhoneToken', networkOf(ip));
    const detail = 'Send the phone system’s token as "Authorization: Bearer" or as ?token=.';
    return limited ?? refuse('please-login', { detail });
  }
  const { accounts, restaurant } = house;
  if (!accounts.some((email) => hasFeature(config, 'phoneSystem', email))) {
    return refuse('feature-off');
  }
  return (await limits.count('phoneCall', restaurant)) ?? restaurant;
}
