import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { guestColumns, guestRow } from '../guest-row.ts';

export interface GuestQuestion {
  words: readonly string[];
  kind: 'listed' | 'without-consent' | 'temporary';
  after?: string | undefined;
  page: number;
}

export const pageSize = 50;

const listedRow = guestRow.extend({ total: z.number(), isNear: z.boolean() });

/** One more than a page holds, which tells whether there is a next one. */
export function listGuests(restaurant: RestaurantId, question: GuestQuestion) {
  const { words, kind, after } = question;
  return sql(listedRow)`
    select ${guestColumns}, found.total, found.is_near as "isNear"
      from find_guests(${words}, ${kind}, ${after ?? null}, ${pageSize + 1})
             with ordinality as found (id, is_near, total, place)
      join guest g on g.restaurant_id = ${restaurant} and g.id = found.id
     order by found.place`;
}
