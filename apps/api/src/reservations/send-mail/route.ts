import { sendMail as call } from '@stammtisch/contracts/reservation/send-mail';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { BookingLinks } from '../booking-link.ts';
import { atDesk } from '../desk.ts';
import { hrefOf } from '../reservation-resource.ts';
import { lockReservation } from '../reservation-row.ts';
import { sendMail } from './send-mail.ts';

export function mountSendMail(api: Api, links: BookingLinks): void {
  register(api, call, async ({ session, params, body: { type } }) =>
    atDesk(api, session, async (desk) => {
      const key = { restaurant: desk.restaurant, id: params.reservationId };
      const row = await desk.tx.maybe(lockReservation(key));
      if (!row) return refuse('not-found');
      const refused = await sendMail(desk, row, type, links);
      const reservation = { href: hrefOf(row.id) };
      return refused ?? { type, recipient: row.guest.email, _links: { reservation } };
    }),
  );
}
