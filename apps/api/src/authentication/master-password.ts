import * as z from 'zod';
import type { RestaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';

/** None where the house has no master password: then nothing opens its gate. */
export function findMasterPassword(restaurant: RestaurantId) {
  return sql(z.object({ hash: z.string().nullable() }))`
    select master_password_hash as hash from restaurant where id = ${restaurant}`;
}
