import * as z from 'zod';
import { hotelImportConfigFields } from '@stammtisch/contracts/hotel-import/config';
import type { Arrangement, EatingTime } from '@stammtisch/domain/hotel-import/suggest-reservations';
import { parseTime } from '@stammtisch/domain/time/wire-time';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { command, sql, type Statement } from '../../platform/database/sql.ts';

const configRow = z.object({
  ...hotelImportConfigFields,
  version: z.int(),
  updatedAt: z.date(),
  /** The import that was begun and not finished, or that can still be taken back at a glance. */
  open: z.string().nullable(),
});
export type ConfigRow = z.output<typeof configRow>;

export function loadConfig(restaurant: RestaurantId) {
  return sql(configRow)`
    select coalesce(c.eating_times, '[]') as "eatingTimes",
           coalesce(c.arrangements, '[]') as arrangements,
           coalesce(c.version, 0) as version, coalesce(c.updated_at, r.created_at) as "updatedAt",
           (select i.id from hotel_import i
             where i.restaurant_id = r.id and i.state <> 'UNDONE'
               and (i.finished_at is null or i.finished_at > now() - interval '1 day')
             order by i.id desc limit 1) as open
      from restaurant r left join hotel_import_config c on c.restaurant_id = r.id
     where r.id = ${restaurant}`;
}

/** Holds it until the transaction ends; makes it where the house has none yet. */
export function lockConfig(restaurant: RestaurantId): Statement {
  return command`
    insert into hotel_import_config (restaurant_id, version) values (${restaurant}, 0)
    on conflict (restaurant_id) do update set version = hotel_import_config.version`;
}

type Written = Pick<ConfigRow, 'eatingTimes' | 'arrangements'>;

export function storeConfig(restaurant: RestaurantId, config: Written): Statement {
  return command`
    update hotel_import_config
       set eating_times = ${JSON.stringify(config.eatingTimes)},
           arrangements = ${JSON.stringify(config.arrangements)},
           version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant}`;
}

/** As the rules want it. */
export function rulesOf({ eatingTimes, arrangements }: Written): {
  eatingTimes: EatingTime[];
  arrangements: Arrangement[];
} {
  return {
    arrangements,
    eatingTimes: eatingTimes.map((time) => ({
      ...time,
      start: parseTime(time.start) ?? 0,
      end: parseTime(time.end) ?? 0,
    })),
  };
}
