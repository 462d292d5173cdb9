import { readSettings as call } from '@stammtisch/contracts/settings/settings';
import type { Api } from '../../platform/http/api.ts';
import { answer } from '../../platform/http/answer.ts';
import { register } from '../../platform/http/register.ts';
import { loadHouse } from '../house.ts';

export function mountReadSettings(api: Api): void {
  register(api, call, async ({ session }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const house = await tx.one(loadHouse(session.restaurant));
      const body = { ...house.settings, _links: { self: { href: '/api/1/settings' } } };
      return answer(body, { version: house.settingsVersion, modifiedAt: house.settingsUpdatedAt });
    }),
  );
}
