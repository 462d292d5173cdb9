import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';

const moment = z.coerce.date().transform((date) => date.toISOString());

const consentRow = z.object({
  reservationId: z.string(),
  kind: z.enum(['privacy', 'terms', 'newsletter', 'dataStorage']),
  text: z.string(),
  url: z.string(),
  at: moment,
  withdrawnAt: moment.nullable(),
});

/** What a guest agreed to, booking by booking, the earliest first. */
export function listConsents(restaurant: RestaurantId, guest: string) {
  return sql(consentRow)`
    select r.id as "reservationId", c ->> 'kind' as kind, c ->> 'text' as text, c ->> 'url' as url,
           c ->> 'at' as at, c ->> 'withdrawnAt' as "withdrawnAt"
      from reservation r cross join jsonb_array_elements(r.consents) c
     where r.restaurant_id = ${restaurant} and r.guest_id = ${guest}
     order by r.id`;
}
