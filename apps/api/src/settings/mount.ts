import type { Api } from '../platform/http/api.ts';
import { mountChangeSettings } from './change-settings/route.ts';
import { mountListAffectedByHours } from './list-affected/route.ts';
import { mountReadSettings } from './read-settings/route.ts';

export function mountSettings(api: Api): void {
  mountReadSettings(api);
  mountChangeSettings(api);
  mountListAffectedByHours(api);
}
