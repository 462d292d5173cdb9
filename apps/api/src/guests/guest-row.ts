import * as z from 'zod';
import type { GuestReply } from '@stammtisch/contracts/guest/guest';
import { languages } from '@stammtisch/contracts/fields/text';
import { fragment, sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { answer } from '../platform/http/answer.ts';

export const guestRow = z.object({
  id: z.string(),
  version: z.int(),
  anrede: z.string(),
  forename: z.string(),
  lastname: z.string(),
  company: z.string(),
  street: z.string(),
  plz: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  roomno: z.string(),
  comment: z.string(),
  allowsNewsletter: z.boolean(),
  allowsDataStorage: z.boolean(),
  tags: z.array(z.string()),
  language: z.enum(languages),
  temporary: z.boolean(),
  persist: z.boolean(),
  reservationCount: z.number(),
  noShowCount: z.number(),
  updatedAt: z.date(),
});
export type GuestRow = z.output<typeof guestRow>;

export const guestColumns = fragment`
  g.id, g.version, g.anrede, g.forename, g.lastname, g.company, g.street, g.plz, g.city, g.country,
  g.phone, g.email, g.roomno, g.comment, g.allows_newsletter as "allowsNewsletter",
  g.allows_data_storage as "allowsDataStorage", g.tags, g.language, g.temporary,
  g.persist, g.updated_at as "updatedAt",
  (select count(*) from reservation r
    where r.restaurant_id = g.restaurant_id and r.guest_id = g.id) as "reservationCount",
  (select count(*) from reservation r
    where r.restaurant_id = g.restaurant_id and r.guest_id = g.id and r.status = 'NO_SHOW'
  ) as "noShowCount"`;

export function findGuest(restaurant: RestaurantId, id: string) {
  return sql(guestRow)`
    select ${guestColumns} from guest g
     where g.restaurant_id = ${restaurant} and g.id = ${id} and g.deleted_at is null`;
}

/** Holds the row until the transaction ends; a deleted guest is not there. */
export function lockGuest(restaurant: RestaurantId, id: string) {
  return sql(guestRow)`
    select ${guestColumns} from guest g
     where g.restaurant_id = ${restaurant} and g.id = ${id} and g.deleted_at is null
       for update of g`;
}

export function toResource(row: GuestRow): GuestReply {
  const self = `/api/1/guests/${row.id}`;
  return {
    ...row,
    _links: {
      self: { href: self },
      history: { href: `${self}/history` },
      duplicates: { href: `${self}/duplicates` },
      distinct: { href: `${self}/distinct` },
      merge: { href: `${self}/merge` },
      data: { href: `${self}/data` },
    },
  };
}

export function answerWith(row: GuestRow) {
  return answer(toResource(row), { version: row.version, modifiedAt: row.updatedAt });
}
