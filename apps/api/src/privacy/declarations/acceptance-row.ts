import * as z from 'zod';
import {
  declarationType,
  declarationVersions,
  type Declaration,
  type DeclarationType,
} from '@stammtisch/contracts/privacy/data-protection-declaration';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { command, sql, type Statement } from '../../platform/database/sql.ts';

const acceptanceRow = z.object({
  type: declarationType,
  version: z.int(),
  acceptedBy: z.string(),
  acceptedAt: z.date(),
});
type AcceptanceRow = z.output<typeof acceptanceRow>;

export function storeAcceptance(
  restaurant: RestaurantId,
  { type, version, acceptedBy }: Omit<AcceptanceRow, 'acceptedAt'>,
): Statement {
  return command`
    insert into data_protection_acceptance (restaurant_id, type, version, accepted_by)
    values (${restaurant}, ${type}, ${version}, ${acceptedBy})`;
}

/** The latest first. */
export function listAcceptances(restaurant: RestaurantId, type: DeclarationType) {
  return sql(acceptanceRow)`
    select type, version, accepted_by as "acceptedBy", accepted_at as "acceptedAt"
      from data_protection_acceptance
     where restaurant_id = ${restaurant} and type = ${type}
     order by id desc limit 100`;
}

export function toDeclaration(type: DeclarationType, rows: readonly AcceptanceRow[]): Declaration {
  const version = declarationVersions[type];
  const history = rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt.toISOString() }));
  const self = { href: `/api/1/data-protection-declaration/${type}` };
  return {
    type,
    version,
    acceptance: history.find((row) => row.version === version) ?? null,
    history,
    _links: { self, 'data-protection-declaration': self },
  };
}
