import type { RestaurantId } from '../database/scope.ts';
import { command } from '../database/sql.ts';
import type { Statement } from '../database/sql.ts';

export const channel = 'stammtisch_change';
export const channelToAll = 'stammtisch_change_to_all';

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

/**
 * Tells every open screen of every restaurant. It is not kept: whoever was away asks for what it is
 * about anyway.
 */
export function noticeToAll({ type, href, version }: Notice): Statement {
  return command`
    select pg_notify(${channelToAll}, json_build_object('at', clock_timestamp(),
      'type', ${type}::text, 'href', ${href}::text, 'version', ${version ?? null}::text)::text)`;
}
