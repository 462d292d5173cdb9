import type { QueryOf } from '@stammtisch/contracts/call';
import { exportConsents as call } from '@stammtisch/contracts/privacy/read-privacy';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { privacyFilesIn } from '@stammtisch/i18n/privacy-files';
import type { Api } from '../../platform/http/api.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { registerCsv } from '../../platform/http/register-csv.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { listAcceptances, toDeclaration } from '../declarations/acceptance-row.ts';
import { batch, listConsentsOfAll } from './export-consents.sql.ts';

/** Whoever takes the data out has just said what for; in milliseconds. */
const acceptedWithin = 3_600_000;

export function mountExportConsents(api: Api): void {
  registerCsv(api, call, async ({ session: { restaurant }, query }) => {
    const rows = await api.database.transaction(restaurant, (tx) =>
      tx.many(listAcceptances(restaurant, 'guest-export')),
    );
    const { acceptance } = toDeclaration('guest-export', rows);
    const isFresh =
      acceptance !== null && Date.now() - Date.parse(acceptance.acceptedAt) < acceptedWithin;
    if (!isFresh) return refuse('declaration-required');
    return { name: 'consents', lines: linesOf(api, restaurant, query) };
  });
}

async function* linesOf(
  api: Api,
  restaurant: RestaurantId,
  { consent, language }: QueryOf<typeof call>,
): AsyncGenerator<string[]> {
  const words = privacyFilesIn(language);
  yield words.consentHeadings;
  let past: string | undefined;
  for (;;) {
    const from = past;
    const rows = await api.database.transaction(restaurant, (tx) =>
      tx.many(listConsentsOfAll(restaurant, consent, from)),
    );
    for (const row of rows) {
      yield [
        row.lastname,
        row.forename,
        row.email,
        row.phone,
        words.yesOrNo(row.allowsDataStorage),
        words.yesOrNo(row.allowsNewsletter),
        ...[row.privacyAt, row.dataStorageAt, row.newsletterAt, row.withdrawnAt].map(
          (at) => at ?? '',
        ),
        row.lastVisit === null ? '' : formatWireDate(row.lastVisit),
      ];
    }
    past = rows.at(-1)?.id;
    if (rows.length < batch) return;
  }
}
