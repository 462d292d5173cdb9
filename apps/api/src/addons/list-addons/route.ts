import { listAddons } from '@stammtisch/contracts/addon/addon';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { addonsHref, toAddon } from '../addon-resource.ts';
import { loadAddons } from '../addon-row.ts';
import { loadBilledHouse, whatIsMissing } from '../what-is-missing.ts';

export function mountListAddons(api: Api, hasProvider: boolean): void {
  register(api, listAddons, async ({ session: { restaurant } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const rows = await loadAddons(tx, restaurant);
      const house = await loadBilledHouse(tx, restaurant);
      const addons = rows.map((row) => {
        const { key, taxInput } = row;
        const tax = taxInput ?? undefined;
        return toAddon(row, whatIsMissing({ key, house, tax, hasProvider }));
      });
      return {
        total: addons.length,
        _embedded: { addons },
        _links: { self: { href: addonsHref } },
      };
    }),
  );
}
