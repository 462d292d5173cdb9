import * as z from 'zod';
import type { AssignmentDay } from '@stammtisch/domain/assignment/day';
import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import { command, sql, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { dateOf } from '../platform/time-zone/time-zone.ts';
import { hashToken } from './booking-link.ts';

const minute = z.number().transform((value) => Math.round(value) as EpochMinute);
const holdRow = z.object({ id: z.string(), persons: z.int(), from: minute, to: minute });

/** A table that is kept for a guest who is typing; it counts like a party that waits for a table. */
export type TableHold = z.output<typeof holdRow>;

/** What is kept on a service day at this moment, but for the asking guest's own. */
export function listHolds(restaurant: RestaurantId, day: Day, own?: string) {
  return sql(holdRow)`
    select encode(token_hash, 'hex') as id, persons,
           (extract(epoch from starts_at) / 60)::float8 as "from",
           (extract(epoch from ends_at) / 60)::float8 as "to"
      from table_hold
     where restaurant_id = ${restaurant} and service_day = ${day}
       and expires_at > clock_timestamp()
       and token_hash is distinct from ${own === undefined ? null : hashToken(own)}
     order by expires_at, token_hash`;
}

/** The day with its holds: seated first in mind, so that nobody else is promised their place. */
export function withHolds(day: AssignmentDay, holds: readonly TableHold[]): AssignmentDay {
  const typing = holds.map(({ id, persons, from, to }) => ({
    id,
    persons,
    from,
    to,
    tableIds: [],
  }));
  return { ...day, parties: [...day.parties, ...typing] };
}

export interface NewHold {
  token: string;
  persons: number;
  stay: { from: EpochMinute; to: EpochMinute; serviceDay: Day };
  /** Who keeps it; see `sourceOf`. */
  source: Buffer;
  seconds: number;
}

/** One token keeps one time: what it kept before is free again. */
export function storeHold(restaurant: RestaurantId, hold: NewHold): Statement {
  const { stay } = hold;
  return command`
    insert into table_hold (restaurant_id, token_hash, persons, service_day, starts_at, ends_at,
                            source, expires_at)
    values (${restaurant}, ${hashToken(hold.token)}, ${hold.persons}, ${stay.serviceDay},
            ${dateOf(stay.from)}, ${dateOf(stay.to)}, ${hold.source},
            clock_timestamp() + make_interval(secs => ${hold.seconds}))
    on conflict (restaurant_id, token_hash) do update
      set persons = excluded.persons, service_day = excluded.service_day,
          starts_at = excluded.starts_at, ends_at = excluded.ends_at, source = excluded.source,
          expires_at = excluded.expires_at`;
}

export function deleteHold(restaurant: RestaurantId, token: string): Statement {
  return command`
    delete from table_hold
     where restaurant_id = ${restaurant} and token_hash = ${hashToken(token)}`;
}

/** How many times one source keeps at this moment, but for the one that it asks about. */
export function countHolds(restaurant: RestaurantId, source: Buffer, token: string) {
  return sql(z.object({ count: z.number() }))`
    select count(*) as count from table_hold
     where restaurant_id = ${restaurant} and source = ${source}
       and expires_at > clock_timestamp() and token_hash <> ${hashToken(token)}`;
}
