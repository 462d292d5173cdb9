import type { Api } from '../platform/http/api.ts';
import { mountCreateGuest } from './create-guest/route.ts';
import { mountListGuests } from './list-guests/route.ts';
import { mountReadGuest } from './read-guest/route.ts';

export function mountGuests(api: Api): void {
  mountListGuests(api);
  mountCreateGuest(api);
  mountReadGuest(api);
}
