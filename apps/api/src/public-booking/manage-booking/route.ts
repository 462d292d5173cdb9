import {
  cancelBooking as cancelCall,
  readBooking as readCall,
} from '@stammtisch/contracts/public/manage-booking';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { toBooking } from '../booking-resource.ts';
import { cancelBooking, withBooking } from './manage-booking.ts';

export function mountManageBooking(api: Api): void {
  register(api, readCall, async ({ params }) =>
    withBooking(api, params.token, async (desk, row) => toBooking(row, desk, params.token)),
  );
  register(api, cancelCall, async ({ params }) =>
    withBooking(api, params.token, (desk, row) => cancelBooking(desk, row, params.token)),
  );
}
