import { fragment, sql, type Fragment, type Query } from '../platform/database/sql.ts';
import { outboxRow, type OutboxMail } from './outbox.sql.ts';

/** The next house with a mail that is due, in the order of their ids. */
const nextHouse = (after: Fragment) => fragment`
  (select m.restaurant_id from mail_outbox m
    where m.state = 'PENDING' and m.next_attempt_at <= now() and m.restaurant_id > ${after}
    order by m.restaurant_id limit 1)`;

/**
 * Takes mails that are due, so that no other process sends them for `lease` minutes. A process that
 * dies in between loses nothing: they fall due again.
 *
 * Houses take turns: one with ten thousand mails does not keep another's single one waiting. Only as
 * many houses are looked at as mails are taken, from a random one on, so that none is always last.
 *
 * @param count at most so many
 * @param from a random id, with which the round begins
 */
export function claimDueMails(count: number, lease: number, from: string): Query<OutboxMail> {
  return sql(outboxRow)`
    with recursive later (id, place) as (
      select ${nextHouse(fragment`${from}::uuid`)}, 1
      union all
      select ${nextHouse(fragment`l.id`)}, l.place + 1 from later l
       where l.id is not null and l.place < ${count}
    ), earlier (id, place) as (
      select ${nextHouse(fragment`'00000000-0000-0000-0000-000000000000'::uuid`)}, 1
      union all
      select ${nextHouse(fragment`e.id`)}, e.place + 1 from earlier e
       where e.id is not null and e.place < ${count}
    ), house as (
      select id, min(round) as round
        from (select id, 0 as round from later union all select id, 1 from earlier) found
       where id is not null group by id
    ), candidate as (
      select first.restaurant_id, first.id, house.round,
             row_number() over (partition by first.restaurant_id
                                    order by first.next_attempt_at, first.id) as turn
        from house cross join lateral (
          select m.restaurant_id, m.id, m.next_attempt_at from mail_outbox m
           where m.restaurant_id = house.id and m.state = 'PENDING' and m.next_attempt_at <= now()
           -- Other processes may hold the first ones.
           order by m.next_attempt_at, m.id limit ${count * 2}) first
    ), due as (
      select m.restaurant_id, m.id from mail_outbox m
        join candidate c on c.restaurant_id = m.restaurant_id and c.id = m.id
       where m.state = 'PENDING' and m.next_attempt_at <= now()
       order by c.turn, c.round, m.next_attempt_at
       limit ${count}
         for update of m skip locked
    )
    update mail_outbox m
       set attempts = m.attempts + 1,
           next_attempt_at = clock_timestamp() + make_interval(mins => ${lease}::int)
      from due
     where m.restaurant_id = due.restaurant_id and m.id = due.id
    returning m.restaurant_id as restaurant, m.id, m.type, m.recipient_name as "recipientName",
              m.recipient_address as "recipientAddress", m.language, m.content,
              m.is_trial as "isTrial", m.attempts`;
}
