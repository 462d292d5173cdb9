import { readSettings as call } from '@stammtisch/contracts/settings/settings';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { loadHouse } from '../house.ts';
import { answerWithSettings } from '../settings-resource.ts';

export function mountReadSettings(api: Api): void {
  register(api, call, async ({ session }) =>
    api.database.transaction(session.restaurant, async (tx) =>
      answerWithSettings(await tx.one(loadHouse(session.restaurant))),
    ),
  );
}
