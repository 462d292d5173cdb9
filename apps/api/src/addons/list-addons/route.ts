import { listAddons, type AddonKey } from '@stammtisch/contracts/addon/addon';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { addonsHref, toAddon } from '../addon-resource.ts';
import { loadAddons } from '../addon-row.ts';
import { isOffered } from '../is-offered.ts';
import { loadBilledHouse, whatIsMissing } from '../what-is-missing.ts';

export function mountListAddons(api: Api, hasProvider: Readonly<Record<AddonKey, boolean>>): void {
  register(api, listAddons, async ({ session: { restaurant, email } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const rows = await loadAddons(tx, restaurant);
      const house = await loadBilledHouse(tx, restaurant);
      const offered = rows.filter((row) => isOffered(api, row, email));
      const addons = offered.map((row) => {
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
