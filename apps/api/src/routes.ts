import type { Api } from './platform/http/api.ts';

/** Every noun of the API. A new noun adds its line here. */
export function mountRoutes(api: Api): void {
  void api;
}
