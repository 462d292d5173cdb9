import {
  decideSuggestions,
  listSuggestions as call,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import type { Api } from '../../platform/http/api.ts';
import { command, fragment } from '../../platform/database/sql.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findImport, hrefOf } from '../import-row.ts';
import { readStep, takeStep } from '../take-step.ts';
import { listSuggestions, ofKind, pageSize, toSuggestion } from './suggestion-row.ts';

export function mountSuggestions(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params: { importId }, query }) =>
    api.database.transaction(restaurant, async (tx) => {
      if (!(await tx.maybe(findImport(restaurant, importId)))) return refuse('not-found');
      const rows = await tx.many(listSuggestions(restaurant, importId, query));
      const path = `${hrefOf(importId)}/suggestions?kind=${query.kind}`;
      return {
        ...pageOf(path, { page: query.page, pageSize, total: rows[0]?.total ?? 0 }),
        _embedded: { suggestions: rows.map(toSuggestion) },
      };
    }),
  );
  register(
    api,
    decideSuggestions,
    async ({ session: { restaurant }, params: { importId }, body }) =>
      takeStep(api, { restaurant, id: importId }, ['REVIEW'], async (step) => {
        const chosen =
          typeof body.of === 'string' ? ofKind(body.of) : fragment`w.row = any(${body.of}::int[])`;
        // Without a reservation there is nothing to accept.
        await step.tx.run(command`
        update hotel_import_row w set accepted = ${body.accepted}
         where w.restaurant_id = ${restaurant} and w.import_id = ${importId} and ${chosen}
           and w.stay is not null and w.reservations <> '[]'`);
        return readStep(step);
      }),
  );
}
