import type { RestaurantId } from '../database/scope.ts';
import { command } from '../database/sql.ts';
import type { Statement } from '../database/sql.ts';

export const channel = 'stammtisch_change';

export interface Notice {
  /** A bus topic such as `reservation.changed`. */
  type: string;
  /** What the open screens read again. */
  href: string;
  version?: string;
}

/** Tells every open screen of the restaurant, once the transaction commits and never otherwise. */
export function notice(restaurant: RestaurantId, { type, href, version }: Notice): Statement {
  return command`
    with stored as (
      insert into change (restaurant_id, type, href, version)
      values (${restaurant}, ${type}, ${href}, ${version ?? null})
      returning restaurant_id, id, at, type, href, version
    )
    select pg_notify(${channel}, row_to_json(stored)::text) from stored`;
}
