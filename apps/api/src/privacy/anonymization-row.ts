import * as z from 'zod';
import {
  anonymization,
  anonymizationStates,
  type Anonymization,
} from '@stammtisch/contracts/privacy/anonymization';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { notice } from '../platform/after-commit/notice.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { fragment, sql, type Statement } from '../platform/database/sql.ts';
import { dayColumn } from '../reservations/reservation-row.ts';

export const anonymizationRow = z.object({
  id: z.string(),
  since: dayColumn,
  reason: anonymization.shape.reason,
  requestedBy: z.string(),
  state: z.enum(anonymizationStates),
  total: z.int(),
  done: z.int(),
  reservations: z.int(),
  attachments: z.int(),
  mails: z.int(),
  requestedAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type AnonymizationRow = z.output<typeof anonymizationRow>;

export const anonymizationColumns = fragment`
  a.id, a.since, a.reason, a.requested_by as "requestedBy", a.state, a.total, a.done,
  a.reservations, a.attachments, a.mails, a.requested_at as "requestedAt",
  a.finished_at as "finishedAt"`;

export function findAnonymization(restaurant: RestaurantId, id: string) {
  return sql(anonymizationRow)`
    select ${anonymizationColumns} from anonymization a
     where a.restaurant_id = ${restaurant} and a.id = ${id}`;
}

/** The one that waits or works. */
export function findActive(restaurant: RestaurantId) {
  return sql(anonymizationRow)`
    select ${anonymizationColumns} from anonymization a
     where a.restaurant_id = ${restaurant} and a.state in ('WAITING', 'RUNNING')`;
}

export function hrefOf(id: string): string {
  return `/api/1/privacy/anonymizations/${id}`;
}

export function isActive({ state }: Pick<AnonymizationRow, 'state'>): boolean {
  return state === 'WAITING' || state === 'RUNNING';
}

export function toResource(row: AnonymizationRow): Anonymization {
  return {
    ...row,
    since: formatWireDate(row.since),
    requestedAt: row.requestedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    _links: {
      self: { href: hrefOf(row.id) },
      ...(isActive(row) && { cancel: { href: `${hrefOf(row.id)}/cancel` } }),
    },
  };
}

/** Every open screen reads how far it is. */
export function announceAnonymization(restaurant: RestaurantId, id: string): Statement {
  return notice(restaurant, { type: 'anonymization.changed', href: hrefOf(id) });
}
