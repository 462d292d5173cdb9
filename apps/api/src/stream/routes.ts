import type { Api } from '../platform/http/api.ts';
import { mountFollowChanges } from './follow-changes/route.ts';

export function mountStream(api: Api): void {
  mountFollowChanges(api);
}
