import type { Api } from '../platform/http/api.ts';
import { mountReadEntry } from './read-entry/route.ts';

export function mountEntry(api: Api): void {
  mountReadEntry(api);
}
