import { command, sql, type Statement } from '../../platform/database/sql.ts';
import { dayInfoRow, type DayKey } from '../day-info-row.ts';

/** There is a row to lock from now on: two who write the first comment wait for each other too. */
export function beginDayInfo({ restaurant, day }: DayKey): Statement {
  return command`
    insert into day_info (restaurant_id, day) values (${restaurant}, ${day})
    on conflict do nothing`;
}

export function lockDayInfo({ restaurant, day }: DayKey) {
  return sql(dayInfoRow)`
    select comment, version, updated_at as "updatedAt" from day_info
     where restaurant_id = ${restaurant} and day = ${day}
       for update`;
}

export function storeComment({ restaurant, day }: DayKey, comment: string) {
  return sql(dayInfoRow)`
    update day_info
       set comment = ${comment}, version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and day = ${day}
    returning comment, version, updated_at as "updatedAt"`;
}
