import { readPublicRestaurant as call } from '@stammtisch/contracts/public/read-restaurant';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { atBookingDesk } from '../booking-desk.ts';
import { composeRestaurant } from './compose-restaurant.ts';

export function mountReadRestaurant(api: Api): void {
  register(api, call, async ({ params }) =>
    atBookingDesk(api, params.identifier, composeRestaurant),
  );
}
