import * as z from 'zod';
import type { TagReply } from '@stammtisch/contracts/tag/tag';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { answer } from '../platform/http/answer.ts';

export interface TagKey {
  restaurant: RestaurantId;
  id: string;
}

export const tagRow = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  color: z.string(),
  usageCount: z.number(),
  updatedAt: z.date(),
});
export type TagRow = z.output<typeof tagRow>;

export const tagColumns = fragment`
  t.id, t.version, t.name, t.color, t.updated_at as "updatedAt",
  (select count(*) from reservation r
    where r.restaurant_id = t.restaurant_id and r.tags @> array[t.name])
  + (select count(*) from guest g
      where g.restaurant_id = t.restaurant_id and g.tags @> array[t.name]) as "usageCount"`;

export function findTag({ restaurant, id }: TagKey): Query<TagRow> {
  return sql(tagRow)`
    select ${tagColumns} from tag t where t.restaurant_id = ${restaurant} and t.id = ${id}`;
}

/** Holds the row until the transaction ends. */
export function lockTag({ restaurant, id }: TagKey): Query<TagRow> {
  return sql(tagRow)`
    select ${tagColumns} from tag t
     where t.restaurant_id = ${restaurant} and t.id = ${id} for update`;
}

export function hrefOf(id: string): string {
  return `/api/1/tags/${id}`;
}

export function toResource({ id, version, name, color, usageCount }: TagRow): TagReply {
  const self = hrefOf(id);
  const _links = { self: { href: self }, delete: { href: `${self}{?replaceBy}`, templated: true } };
  return { id, version, name, color, usageCount, _links };
}

export function answerWith(row: TagRow) {
  const { id, version, updatedAt } = row;
  return answer(toResource(row), { version, modifiedAt: updatedAt, location: hrefOf(id) });
}
