import * as z from 'zod';
import { command, sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Logo } from './draw-logo.ts';

const pictureRow = z.object({
  version: z.string(),
  type: z.string(),
  content: z.instanceof(Buffer<ArrayBuffer>),
  updatedAt: z.date(),
});

export type StoredLogo = z.output<typeof pictureRow>;

export function findLogo(restaurant: RestaurantId) {
  return sql(pictureRow)`
    select version, type, content, updated_at as "updatedAt" from restaurant_logo
     where restaurant_id = ${restaurant}`;
}

export function findPublicLogo(identifier: string, version: string) {
  return sql(pictureRow)`
    select l.version, l.type, l.content, l.updated_at as "updatedAt"
      from restaurant r join restaurant_logo l on l.restaurant_id = r.id
     where r.identifier = ${identifier} and l.version = ${version}`;
}

export function storeLogo(restaurant: RestaurantId, logo: Logo) {
  return command`
    insert into restaurant_logo (restaurant_id, version, type, width, height, content, small)
    values (${restaurant}, ${logo.version}, ${logo.type}, ${logo.width}, ${logo.height},
            ${logo.content}, ${logo.small})
    on conflict (restaurant_id) do update
      set version = excluded.version, type = excluded.type, width = excluded.width,
          height = excluded.height, content = excluded.content, small = excluded.small,
          updated_at = clock_timestamp()`;
}

export function deleteLogo(restaurant: RestaurantId) {
  return command`delete from restaurant_logo where restaurant_id = ${restaurant}`;
}
