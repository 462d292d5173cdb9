import {
  exportAnonymizations,
  listAnonymizations as call,
} from '@stammtisch/contracts/privacy/anonymization';
import { privacyFilesIn } from '@stammtisch/i18n/privacy-files';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { registerCsv } from '../../platform/http/register-csv.ts';
import { toResource } from '../anonymization-row.ts';
import { listAnonymizations, pageSize } from './list-anonymizations.sql.ts';

export function mountListAnonymizations(api: Api): void {
  register(api, call, async ({ session: { restaurant }, query: { page } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const rows = await tx.many(listAnonymizations(restaurant, page));
      return {
        ...pageOf(call.path, { page, pageSize, total: rows[0]?.ofAll ?? 0 }),
        _embedded: { anonymizations: rows.map(toResource) },
      };
    }),
  );
  registerCsv(api, exportAnonymizations, ({ session, query }) => ({
    name: 'anonymizations',
    lines: linesOf(api, session.restaurant, privacyFilesIn(query.language)),
  }));
}

const batch = 500;

async function* linesOf(
  api: Api,
  restaurant: RestaurantId,
  words: ReturnType<typeof privacyFilesIn>,
): AsyncGenerator<string[]> {
  yield words.logHeadings;
  for (let page = 1; ; page += 1) {
    const rows = await api.database.transaction(restaurant, (tx) =>
      tx.many(listAnonymizations(restaurant, page, batch)),
    );
    for (const row of rows) {
      yield [
        row.requestedAt.toISOString(),
        row.finishedAt?.toISOString() ?? '',
        row.requestedBy || (row.reason === 'RESTORE' ? words.afterRestore : words.byCalendar),
        formatWireDate(row.since),
        words.state(row.state),
        ...[row.total, row.done, row.reservations, row.attachments, row.mails].map(String),
      ];
    }
    if (rows.length < batch) return;
  }
}
