import {
  cancelBooking as cancelCall,
  changeBooking as changeCall,
  listOtherTimes as timesCall,
  readBooking as readCall,
  withdrawConsent as withdrawCall,
} from '@stammtisch/contracts/public/manage-booking';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { toBooking } from '../booking-resource.ts';
import { mailAllowance } from '../mail-allowance.ts';
import { changeBooking, listOtherTimes } from './change-booking.ts';
import { withdrawConsent } from './withdraw-consent.ts';
import { cancelBooking, withBooking } from './manage-booking.ts';

export function mountManageBooking(api: Api): void {
  const mayMail = mailAllowance(api);
  register(api, readCall, async ({ params }) =>
    withBooking(api, params.token, async (desk, row) => toBooking(row, desk, params.token)),
  );
  register(api, cancelCall, async ({ params }) =>
    withBooking(api, params.token, (desk, row) => cancelBooking(desk, row, params.token)),
  );
  register(api, timesCall, async ({ params, query }) =>
    withBooking(api, params.token, (desk, row) => listOtherTimes(desk, row, params.token, query)),
  );
  register(api, changeCall, async ({ params, body }) =>
    withBooking(api, params.token, (desk, row) =>
      changeBooking(desk, row, params.token, body, mayMail),
    ),
  );
  register(api, withdrawCall, async ({ params, body }) =>
    withBooking(api, params.token, (desk, row) =>
      withdrawConsent(desk, row, params.token, body.consent),
    ),
  );
}
