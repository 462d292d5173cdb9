import * as z from 'zod';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { anonymizationColumns, anonymizationRow } from '../anonymization-row.ts';

export const pageSize = 20;

const listedRow = anonymizationRow.extend({ total: z.int(), ofAll: z.number() });

/** The latest first. */
export function listAnonymizations(restaurant: RestaurantId, page: number, size = pageSize) {
  return sql(listedRow)`
    select ${anonymizationColumns}, count(*) over () as "ofAll" from anonymization a
     where a.restaurant_id = ${restaurant}
     order by a.id desc limit ${size} offset ${(page - 1) * size}`;
}
