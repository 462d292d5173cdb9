import * as z from 'zod';
import {
  countAnonymization,
  exportAnonymizations,
  listAnonymizations,
} from '@stammtisch/contracts/privacy/anonymization';
import { exportConsents, readPrivacy as call } from '@stammtisch/contracts/privacy/read-privacy';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { loadHouse } from '../../settings/house.ts';
import { countConcerned } from '../count-anonymization/route.ts';
import { retentionOf } from '../retain-guests/retention.ts';

const links = {
  self: { href: call.path },
  anonymize: { href: `${countAnonymization.path}{?since}`, templated: true },
  anonymizations: { href: `${listAnonymizations.path}{?page}`, templated: true },
  'anonymizations-csv': { href: `${exportAnonymizations.path}{?language}`, templated: true },
  'consents-csv': { href: `${exportConsents.path}{?consent,language}`, templated: true },
};

export function mountReadPrivacy(api: Api): void {
  register(api, call, async ({ session: { restaurant } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const house = await tx.one(loadHouse(restaurant));
      const due = retentionOf(house, new Date());
      const counted = due && (await tx.one(countConcerned(restaurant, due)));
      return {
        ...(await tx.one(countConsents(restaurant))),
        retention: {
          months: house.settings.privacySettings.retentionMonths,
          since: due ? formatWireDate(due.since) : null,
          due: counted?.guests ?? 0,
        },
        _links: links,
      };
    }),
  );
}

const countRow = z.object({
  withConsent: z.number(),
  withoutConsent: z.number(),
  walkIns: z.number(),
});

function countConsents(restaurant: RestaurantId) {
  return sql(countRow)`
    select count(*) filter (where allows_data_storage and not temporary) as "withConsent",
           count(*) filter (where not allows_data_storage and not temporary) as "withoutConsent",
           count(*) filter (where temporary) as "walkIns"
      from guest where restaurant_id = ${restaurant} and deleted_at is null`;
}
