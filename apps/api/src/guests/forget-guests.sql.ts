import type { RestaurantId } from '../platform/database/scope.ts';
import { command, type Statement } from '../platform/database/sql.ts';
import type { Transaction } from '../platform/database/transaction.ts';

type Ids = readonly string[];

/** What guests and staff wrote about a visit. The day's ETag says that it looks different now. */
export function forgetReservations(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    with touched as (
      update reservation set
        comment = '', online_comment = '', internal_comment = '', companions = '[]',
        pre_orders = '[]', tags = '{}', consents = '[]', mail_failure = null,
        -- The link in an old mail leads nowhere any more.
        link_hash = null, link_nonce = uuid_send(gen_random_uuid()),
        version = version + 1, updated_at = clock_timestamp()
       where restaurant_id = ${restaurant} and id = any(${ids}::uuid[])
      returning service_day)
    insert into service_day (restaurant_id, day)
    select distinct ${restaurant}::uuid, service_day from touched order by 2
    on conflict (restaurant_id, day) do update
      set version = service_day.version + 1, changed_at = clock_timestamp()`;
}

export function forgetAttachments(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    delete from attachment where restaurant_id = ${restaurant} and reservation_id = any(${ids}::uuid[])`;
}

/** Statuses, times and mails' types stay: they tell of the house. Names, wishes and file names go. */
export function forgetHistory(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    update reservation_history
       set editor = case when by = 'guest' then null else editor end,
           from_value = case when what in ('edited', 'attached', 'detached') then null else from_value end,
           to_value = case when what in ('edited', 'attached', 'detached') then null else to_value end
     where restaurant_id = ${restaurant} and reservation_id = any(${ids}::uuid[])
       and (what in ('edited', 'attached', 'detached') or by = 'guest')`;
}

/** What never went out is not needed any more; nobody is written to. */
export function dropUnsentMails(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    delete from mail_outbox
     where restaurant_id = ${restaurant} and reservation_id = any(${ids}::uuid[]) and state <> 'SENT'`;
}

/** That a mail went out, and which one, stays; to whom, and what it said, goes. */
export function forgetMails(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    update mail_outbox m
       set recipient_name = '–', recipient_address = '', error = null,
           content = (content - 'contact' - 'mail')
             || '{"guestName": "–", "comment": "", "linkNonce": ""}'::jsonb
     where restaurant_id = ${restaurant} and reservation_id = any(${ids}::uuid[])`;
}

/** The stars count on. */
export function forgetRatings(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    update rating set comment = '', note = '', expires_at = least(expires_at, clock_timestamp()),
           version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and reservation_id = any(${ids}::uuid[])`;
}

/** A card that cost nothing is of no use any more. Of a fee the amount and the times stay for the books. */
export function forgetCards(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    with spared as (
      update fee set reason = '', refund_reason = '', failure = null
       where restaurant_id = ${restaurant} and reservation_id = any(${ids}::uuid[])
      returning reservation_id
    ), blank as (
      update card_guarantee c set customer = null, brand = '', last4 = ''
        from spared where c.restaurant_id = ${restaurant} and c.reservation_id = spared.reservation_id)
    delete from card_guarantee c
     where c.restaurant_id = ${restaurant} and c.reservation_id = any(${ids}::uuid[])
       and not exists (select from fee f
                        where f.restaurant_id = c.restaurant_id and f.reservation_id = c.reservation_id)`;
}

/** Calls from their numbers. */
export function forgetCalls(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    delete from phone_call c using guest g
     where c.restaurant_id = ${restaurant} and g.restaurant_id = c.restaurant_id
       and g.id = any(${ids}::uuid[]) and g.phone <> '' and c.caller = g.phone`;
}

/** Answers that are kept for a day, in case that a request is repeated. */
export function forgetAnswers(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    delete from idempotency i
     where i.restaurant_id = ${restaurant}
       and exists (select from unnest(${ids}::text[]) as known (id) where position(known.id in i.body) > 0)`;
}

export function forgetMerges(restaurant: RestaurantId, ids: Ids): Statement {
  return command`
    delete from guest_merged where restaurant_id = ${restaurant} and id = any(${ids}::uuid[])`;
}

export async function eraseGuestRows(
  tx: Transaction,
  restaurant: RestaurantId,
  ids: Ids,
): Promise<void> {
  await tx.run(command`
    delete from guest_distinct
     where restaurant_id = ${restaurant}
       and (first_id = any(${ids}::uuid[]) or second_id = any(${ids}::uuid[]))`);
  await tx.run(command`
    delete from guest g
     where g.restaurant_id = ${restaurant} and g.id = any(${ids}::uuid[])
       and not exists (select from reservation r
                        where r.restaurant_id = g.restaurant_id and r.guest_id = g.id)`);
  await tx.run(command`
    update guest set anrede = '', forename = '', lastname = '–', company = '', street = '',
           plz = '', city = '', country = '', phone = '', email = '', roomno = '', comment = '',
           allows_newsletter = false, allows_data_storage = false, tags = '{}',
           version = version + 1, deleted_at = coalesce(deleted_at, clock_timestamp()),
           erased_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = any(${ids}::uuid[])`);
}
