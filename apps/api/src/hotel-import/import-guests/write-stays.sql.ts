import type { Day } from '@stammtisch/domain/time/minute';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { command, type Statement } from '../../platform/database/sql.ts';

export interface NewGuest {
  id: string;
  anrede: string;
  forename: string;
  lastname: string;
  company: string;
  roomno: string;
  email: string;
  phone: string;
  comment: string;
}

export function storeGuests(
  restaurant: RestaurantId,
  importId: string,
  guests: readonly NewGuest[],
): Statement {
  return command`
    insert into guest (restaurant_id, id, hotel_import_id, anrede, forename, lastname, company, roomno,
                       email, phone, comment)
    select ${restaurant}, g.id, ${importId}, g.anrede, g.forename, g.lastname, g.company, g.roomno,
           g.email, g.phone, g.comment
      from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) as g
           (id uuid, anrede text, forename text, lastname text, company text, roomno text, email text,
            phone text, comment text)`;
}

export interface NewReservation {
  guest: string;
  persons: number;
  serviceDay: Day;
  /** ISO instants. */
  from: string;
  to: string;
  /** As the history says it. */
  start: string;
  comment: string;
  /** Hex. */
  nonce: string;
  hash: string;
}

/**
 * With their first line of history; without a table, which the day's plan finds. Their ids ascend as the
 * file has them: of two equal parties, who stands there first is seated first.
 */
export function storeReservations(
  restaurant: RestaurantId,
  importId: string,
  reservations: readonly NewReservation[],
): Statement {
  return command`
    with given as (
      select uuidv7() as id, r.* from jsonb_to_recordset(${JSON.stringify(reservations)}::jsonb) as r
             (guest uuid, persons int, "serviceDay" date, "from" timestamptz,
              "to" timestamptz, start text, comment text, nonce text, hash text)
    ), written as (
      insert into reservation (restaurant_id, id, hotel_import_id, status, source, guest_id,
                               persons_from, persons_to, service_day, starts_at, ends_at, comment,
                               link_nonce, link_hash)
      select ${restaurant}, id, ${importId}, 'CONFIRMED', 'STAFF', guest, persons, persons,
             "serviceDay", "from", "to", comment, decode(nonce, 'hex'), decode(hash, 'hex')
        from given
      returning id)
    insert into reservation_history (restaurant_id, reservation_id, what, by, from_value, to_value)
    select ${restaurant}, given.id, 'created', 'staff', given.start, 'CONFIRMED'
      from given join written on written.id = given.id`;
}

/**
 * So that a later file knows them. The rows themselves go: names stand in the guest book from now on,
 * where they can be forgotten.
 */
export function rememberStays(
  restaurant: RestaurantId,
  importId: string,
  { past, last }: { past: number; last: number },
  { timeZone }: { timeZone: string },
): Statement {
  return command`
    with gone as (
      delete from hotel_import_row
       where restaurant_id = ${restaurant} and import_id = ${importId} and row > ${past}
         and row <= ${last} and accepted
      returning fingerprint)
    insert into hotel_import_known (restaurant_id, fingerprint, import_id, imported_on)
    select distinct ${restaurant}::uuid, fingerprint, ${importId}::uuid, (now() at time zone ${timeZone})::date
      from gone
    on conflict (restaurant_id, fingerprint) do update
      set import_id = excluded.import_id, imported_on = excluded.imported_on`;
}
