import { patchSettings, replaceSettings } from '@stammtisch/contracts/settings/change-settings';
import { notice } from '../../platform/after-commit/notice.ts';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { stale } from '../../platform/http/conditions.ts';
import type { Session } from '../../platform/http/gate.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { loadHouse, lockSettings, type House } from '../house.ts';
import { answerWithSettings, settingsHref, toSettingsResource } from '../settings-resource.ts';
import { mergePatch } from '../merge-patch.ts';
import { readWanted } from '../read-wanted.ts';
import { refuseAutomatic } from './refuse-automatic.ts';

export function mountChangeSettings(api: Api): void {
  register(
    api,
    patchSettings,
    async ({ session, body, ifMatch }) =>
      change(api, session, ifMatch, (house) => mergePatch(house.settings, body)),
    { refusesDemo: true },
  );
  register(
    api,
    replaceSettings,
    async ({ session, body, ifMatch }) => change(api, session, ifMatch, () => body),
    { refusesDemo: true },
  );
}

async function change(
  api: Api,
  session: Session,
  ifMatch: string | undefined,
  wanted: (house: House) => unknown,
) {
  const { restaurant } = session;
  return api.database.transaction(restaurant, async (tx) => {
    await tx.run(lockSettings(restaurant));
    const house = await tx.one(loadHouse(restaurant));
    if (ifMatch === undefined) return refuse('version-required');
    if (ifMatch !== '*' && ifMatch !== String(house.settingsVersion)) {
      return stale(toSettingsResource(house), house.settingsVersion);
    }
    const next = readWanted(wanted(house));
    if ('refusal' in next) return next.refusal;
    const refused = refuseAutomatic(api, session, { before: house.settings, after: next.settings });
    if (refused) return refused;
    await tx.run(command`
      update settings set sections = ${JSON.stringify(next.settings)}, version = version + 1,
                          updated_at = clock_timestamp()
       where restaurant_id = ${restaurant}`);
    const changed = await tx.one(loadHouse(restaurant));
    const version = String(changed.settingsVersion);
    await tx.run(notice(restaurant, { type: 'settings.changed', href: settingsHref, version }));
    return answerWithSettings(changed);
  });
}
