import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import { restaurantId } from '../../platform/database/scope.ts';

const dueRow = z.object({
  restaurant: restaurantId,
  sealed: z.instanceof(Buffer).nullable(),
  connectedBy: z.string(),
  timeZone: z.string(),
  readAt: z.date().nullable(),
  failures: z.int(),
  /** Its tables were read long ago. */
  wantsTables: z.boolean(),
});
export type DueRegister = z.output<typeof dueRow>;

/** Seconds after which another process takes over what one began and never ended. */
const lease = 60;

/** Takes the registers whose turn has come; nobody else takes them meanwhile. */
export function claimDue(limit: number) {
  return sql(dueRow)`
    with due as (
      select c.restaurant_id from cash_register c
        join addon a on a.restaurant_id = c.restaurant_id and a.key = 'cash_register_sync' and a.active
       where c.state = 'CONNECTED' and c.next_read_at <= now()
       order by c.next_read_at limit ${limit}
         for update of c skip locked
    )
    update cash_register c
       set next_read_at = now() + make_interval(secs => ${lease})
      from due, restaurant r
     where c.restaurant_id = due.restaurant_id and r.id = c.restaurant_id
    returning c.restaurant_id as restaurant, c.sealed_token as sealed,
              c.connected_by as "connectedBy", r.time_zone as "timeZone", c.read_at as "readAt",
              c.failures,
              c.tables_read_at is null or c.tables_read_at < now() - interval '10 minutes' as "wantsTables"`;
}
