import { listVersions } from '@stammtisch/contracts/registry/versions';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { registryOf } from '../registry-of.ts';

export function mountListVersions(api: Api): void {
  register(api, listVersions, async ({ query }) => ({
    versions: await registryOf(api).listVersions(query.remote),
  }));
}
