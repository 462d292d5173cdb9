import { chooseColumns as call } from '@stammtisch/contracts/hotel-import/hotel-import';
import { neededFields } from '@stammtisch/domain/hotel-import/columns';
import { ring } from '../../platform/after-commit/ring.ts';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import {
  announceImport,
  findImport,
  hotelImportChannel,
  lockImport,
  refuseStep,
  toResource,
} from '../import-row.ts';

export function mountChooseColumns(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params: { importId }, body }) =>
    api.database.transaction(restaurant, async (tx) => {
      await tx.run(lockImport(restaurant, importId));
      const row = await tx.maybe(findImport(restaurant, importId));
      if (!row) return refuse('not-found');
      if (row.state !== 'COLUMNS' && row.state !== 'REVIEW') return refuseStep(row);
      const errors = neededFields
        .filter((field) => body.columns[field] === undefined)
        .map((field) => ({
          pointer: `/columns/${field}`,
          code: 'required',
          message: 'Say in which column it is: without it nothing can be suggested.',
        }));
      if (errors.length > 0) return refuse('invalid-request', { errors });
      await tx.run(command`
        update hotel_import
           set columns = ${JSON.stringify(body.columns)}, notation = ${body.notation},
               state = 'READING', done = 0, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${importId}`);
      await tx.run(announceImport(restaurant, importId));
      await tx.run(ring(hotelImportChannel));
      return toResource(await tx.one(findImport(restaurant, importId)));
    }),
  );
}
