import { bookTable as call } from '@stammtisch/contracts/public/book-table';
import type { Api } from '../../platform/http/api.ts';
import { answer } from '../../platform/http/answer.ts';
import { once } from '../../platform/http/idempotency.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { BookingLinks } from '../../reservations/booking-link.ts';
import { atBookingDesk } from '../booking-desk.ts';
import { toBooking } from '../booking-resource.ts';
import { mailAllowance } from '../mail-allowance.ts';
import { bookTable } from './book-table.ts';

export function mountBookTable(api: Api, links: BookingLinks): void {
  const mayMail = mailAllowance(api);
  register(api, call, async (request) =>
    atBookingDesk(api, request.params.identifier, (desk) =>
      once(desk.tx, desk.restaurant, request, async () => {
        const row = await bookTable(desk, links, request.body, mayMail);
        if (row instanceof Refusal) return row;
        const token = links.tokenOf(row.linkNonce);
        const booking = await toBooking(row, desk, token);
        return answer(booking, { location: `/api/1/public/reservations/${token}` });
      }),
    ),
  );
}
