import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addonsHref } from '../addon-resource.ts';
import { prepareAddon, type Wish } from './begin-purchase.ts';

/** Whoever agrees to what costs nothing has it at once: there is no checkout to wait for. */
export function takeFreeAddon({ database }: Api, wish: Wish) {
  const { restaurant, key } = wish;
  return database.transaction(restaurant, async (tx) => {
    const ready = await prepareAddon(tx, wish);
    if (ready instanceof Refusal) return ready;
    await tx.run(command`
      update addon set status = 'PURCHASED', active = true
       where restaurant_id = ${restaurant} and key = ${key}`);
    return { checkoutUrl: null, _links: { self: { href: addonsHref } } };
  });
}
