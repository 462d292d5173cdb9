import { createReservation as call } from '@stammtisch/contracts/reservation/create-reservation';
import type { Api } from '../../platform/http/api.ts';
import { Answer } from '../../platform/http/answer.ts';
import { once } from '../../platform/http/idempotency.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { BookingLinks } from '../booking-link.ts';
import { atDesk } from '../desk.ts';
import { answerWith, hrefOf } from '../reservation-resource.ts';
import { createReservation } from './create-reservation.ts';

export function mountCreateReservation(api: Api, links: BookingLinks): void {
  register(api, call, async (request) =>
    atDesk(api, request.session, (desk) =>
      once(desk.tx, desk.restaurant, request, async () => {
        const stored = await createReservation(desk, links, request.body);
        if (stored instanceof Refusal) return stored;
        const { body, options } = answerWith(stored, desk);
        return new Answer(body, { ...options, location: hrefOf(stored.id) });
      }),
    ),
  );
}
