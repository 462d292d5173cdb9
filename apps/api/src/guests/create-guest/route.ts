import { createGuest as call } from '@stammtisch/contracts/guest/guest';
import type { Api } from '../../platform/http/api.ts';
import { Answer } from '../../platform/http/answer.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { once } from '../../platform/http/idempotency.ts';
import { register } from '../../platform/http/register.ts';
import { loadHouse } from '../../settings/house.ts';
import { announceGuest } from '../announce-guest.ts';
import { answerWith, guestColumns, guestRow } from '../guest-row.ts';
import { readPhone, refusePhone } from '../place-guest.ts';
import type { WrittenGuest } from '../store-guest.ts';

function insertGuest(restaurant: RestaurantId, guest: WrittenGuest) {
  return sql(guestRow)`
    with g as (
      insert into guest (restaurant_id, anrede, forename, lastname, company, street, plz, city,
        country, phone, email, roomno, comment, allows_newsletter, allows_data_storage, tags,
        language, temporary, persist)
      values (${restaurant}, ${guest.anrede}, ${guest.forename}, ${guest.lastname},
        ${guest.company}, ${guest.street}, ${guest.plz}, ${guest.city}, ${guest.country},
        ${guest.phone}, ${guest.email}, ${guest.roomno}, ${guest.comment},
        ${guest.allowsNewsletter}, ${guest.allowsDataStorage}, ${guest.tags}, ${guest.language},
        ${guest.temporary}, ${guest.persist})
      returning *)
    select ${guestColumns} from g`;
}

export function mountCreateGuest(api: Api): void {
  register(api, call, async (request) =>
    api.database.transaction(request.session.restaurant, async (tx) => {
      const { restaurant } = request.session;
      return once(tx, restaurant, request, async () => {
        const { country } = await tx.one(loadHouse(restaurant));
        const phone = readPhone(request.body.phone, country);
        if (phone === 'PHONE_INVALID') return refusePhone('/phone');
        const { body, options } = answerWith(
          await tx.one(insertGuest(restaurant, { ...request.body, phone })),
        );
        const { id, version } = body;
        await announceGuest({ tx, restaurant }, { type: 'guest.created', id, version });
        return new Answer(body, { ...options, location: `/api/1/guests/${id}` });
      });
    }),
  );
}
