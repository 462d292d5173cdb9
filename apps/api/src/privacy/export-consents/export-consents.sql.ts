import * as z from 'zod';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { dayColumn } from '../../reservations/reservation-row.ts';

export const batch = 1_000;

export const consentRow = z.object({
  id: z.string(),
  lastname: z.string(),
  forename: z.string(),
  email: z.string(),
  phone: z.string(),
  allowsDataStorage: z.boolean(),
  allowsNewsletter: z.boolean(),
  /** When each was last agreed to online; ISO instants. */
  privacyAt: z.string().nullable(),
  dataStorageAt: z.string().nullable(),
  newsletterAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  lastVisit: dayColumn.nullable(),
});

/** In the order in which they were written into the book. */
export function listConsentsOfAll(
  restaurant: RestaurantId,
  consent: 'all' | 'given' | 'missing',
  past: string | undefined,
) {
  return sql(consentRow)`
    select g.id, g.lastname, g.forename, g.email, g.phone,
           g.allows_data_storage as "allowsDataStorage", g.allows_newsletter as "allowsNewsletter",
           v."lastVisit", c."privacyAt", c."dataStorageAt", c."newsletterAt", c."withdrawnAt"
      from guest g
     cross join lateral (
       select max(r.service_day) as "lastVisit" from reservation r
        where r.restaurant_id = g.restaurant_id and r.guest_id = g.id
          and r.status in ('SEATED', 'CLOSED')) v
     cross join lateral (
       select max(c ->> 'at') filter (where c ->> 'kind' = 'privacy') as "privacyAt",
              max(c ->> 'at') filter (where c ->> 'kind' = 'dataStorage') as "dataStorageAt",
              max(c ->> 'at') filter (where c ->> 'kind' = 'newsletter') as "newsletterAt",
              max(c ->> 'withdrawnAt') as "withdrawnAt"
         from reservation r cross join jsonb_array_elements(r.consents) c
        where r.restaurant_id = g.restaurant_id and r.guest_id = g.id) c
     where g.restaurant_id = ${restaurant} and g.deleted_at is null and not g.temporary
       and (${consent}::text = 'all' or g.allows_data_storage = (${consent}::text = 'given'))
       and (${past ?? null}::uuid is null or g.id > ${past ?? null})
     order by g.id limit ${batch}`;
}
