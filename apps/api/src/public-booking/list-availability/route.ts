import { listAvailability as call } from '@stammtisch/contracts/public/availability';
import { parseDay } from '@stammtisch/domain/time/minute';
import { askDay } from '../../availability/ask-day.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atBookingDesk } from '../booking-desk.ts';
import { refusePartySize } from '../party-size.ts';
import { toOffered } from '../told-times.ts';

export function mountListAvailability(api: Api): void {
  register(api, call, async ({ params, query }) =>
    atBookingDesk(api, params.identifier, async (desk) => {
      const day = parseDay(query.date);
      if (!day) return refuse('invalid-request');
      const refused = refusePartySize(desk, query.persons, '/query/persons');
      if (refused) return refused;
      const { persons, hold, event: eventId } = query;
      const { times } = await askDay(desk, {
        day,
        persons,
        audience: 'guest',
        eventId,
        own: { hold },
      });
      const house = `/api/1/public/restaurants/${params.identifier}`;
      return {
        date: query.date,
        persons: query.persons,
        times: toOffered(times),
        _links: {
          self: { href: `${house}/availability?date=${query.date}&persons=${query.persons}` },
          reservations: { href: `${house}/reservations` },
        },
      };
    }),
  );
}
