import { switchAddon } from '@stammtisch/contracts/addon/addon';
import type { Api } from '../../platform/http/api.ts';
import { hasFeature } from '../../platform/http/features.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { command } from '../../platform/database/sql.ts';
import { toAddon } from '../addon-resource.ts';
import { featureOf } from '../is-offered.ts';
import { findAddon, lockAddon } from '../addon-row.ts';
import { tellAddons } from '../tell-addons.ts';

export function mountSwitchAddon(api: Api): void {
  register(
    api,
    switchAddon,
    async ({ session: { restaurant, email }, params: { addonKey: key }, body: { active } }) =>
      api.database.transaction(restaurant, async (tx) => {
        if (active && !hasFeature(api.config, featureOf[key], email)) return refuse('feature-off');
        const row = await lockAddon(tx, restaurant, key);
        if (row.status !== 'PURCHASED') return refuse('addon-not-purchased');
        if (row.active !== active) {
          await tx.run(command`
            update addon set active = ${active}, version = version + 1,
                   updated_at = clock_timestamp()
             where restaurant_id = ${restaurant} and key = ${key}`);
          await tx.run(tellAddons(restaurant));
        }
        return toAddon(await tx.one(findAddon(restaurant, key)), []);
      }),
    { refusesDemo: true },
  );
}
