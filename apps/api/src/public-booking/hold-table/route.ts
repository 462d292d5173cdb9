import { createHmac } from 'node:crypto';
import {
  holdTable as holdCall,
  releaseTable as releaseCall,
} from '@stammtisch/contracts/public/hold-table';
import type { Api } from '../../platform/http/api.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { register } from '../../platform/http/register.ts';
import { deleteHold } from '../../reservations/table-holds.ts';
import { atBookingDesk } from '../booking-desk.ts';
import { holdTable } from './hold-table.ts';

export function mountHoldTable(api: Api): void {
  register(api, holdCall, async ({ params, body, ip }) =>
    atBookingDesk(api, params.identifier, (desk) => holdTable(desk, body, sourceOf(api, ip))),
  );
  register(api, releaseCall, async ({ params, body }) =>
    atBookingDesk(api, params.identifier, async ({ tx, restaurant }) => {
      await tx.run(deleteHold(restaurant, body.token));
      return undefined;
    }),
  );
}

/** Tells addresses apart without keeping any: a digest with the server's own secret. */
function sourceOf(api: Api, address: string): Buffer {
  return createHmac('sha256', api.config.TOKEN_SECRET)
    .update('hold')
    .update(networkOf(address))
    .digest();
}
