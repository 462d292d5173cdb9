import * as z from 'zod';
import type { DayInfo } from '@stammtisch/contracts/day-info/day-info';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { RestaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';
import { answer } from '../platform/http/answer.ts';

export interface DayKey {
  restaurant: RestaurantId;
  day: Day;
}

export const dayInfoRow = z.object({
  comment: z.string(),
  version: z.int(),
  updatedAt: z.date(),
});
export type DayInfoRow = z.output<typeof dayInfoRow>;

export function findDayInfo({ restaurant, day }: DayKey) {
  return sql(dayInfoRow)`
    select comment, version, updated_at as "updatedAt" from day_info
     where restaurant_id = ${restaurant} and day = ${day}`;
}

export function hrefOf(day: Day): string {
  return `/api/1/dayinfos/${formatWireDate(day)}`;
}

export function toResource(day: Day, row: DayInfoRow | undefined): DayInfo {
  return {
    date: formatWireDate(day),
    comment: row?.comment ?? '',
    version: row?.version ?? 0,
    _links: { self: { href: hrefOf(day) } },
  };
}

export function answerWith(day: Day, row: DayInfoRow | undefined) {
  const resource = toResource(day, row);
  return answer(resource, {
    version: resource.version,
    ...(row && { modifiedAt: row.updatedAt }),
  });
}
