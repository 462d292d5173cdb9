import { mountAuthentication } from './authentication/routes.ts';
import { mountEntry } from './entry/routes.ts';
import { mountLinkedRestaurants } from './linked-restaurants/routes.ts';
import type { Api } from './platform/http/api.ts';
import { mountStream } from './stream/routes.ts';

/** Every noun of the API. A new noun adds its line here. */
export function mountRoutes(api: Api): void {
  mountEntry(api);
  mountAuthentication(api);
  mountLinkedRestaurants(api);
  mountStream(api);
}
