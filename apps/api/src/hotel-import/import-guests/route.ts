import { importHotelGuests as call } from '@stammtisch/contracts/hotel-import/hotel-import';
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

export function mountImportGuests(api: Api): void {
  register(api, call, async ({ session: { restaurant }, body: { importId, suggestions } }) =>
    api.database.transaction(restaurant, async (tx) => {
      await tx.run(lockImport(restaurant, importId));
      const row = await tx.maybe(findImport(restaurant, importId));
      if (!row) return refuse('not-found');
      if (row.state !== 'REVIEW') return refuseStep(row);
      await tx.run(command`
        update hotel_import_row w set accepted = d.accepted
          from jsonb_to_recordset(${JSON.stringify(suggestions)}::jsonb) as d (row int, accepted boolean)
         where w.restaurant_id = ${restaurant} and w.import_id = ${importId} and w.row = d.row
           and w.stay is not null and w.reservations <> '[]'`);
      await tx.run(command`
        update hotel_import set state = 'IMPORTING', done = 0, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${importId}`);
      await tx.run(announceImport(restaurant, importId));
      await tx.run(ring(hotelImportChannel));
      return toResource(await tx.one(findImport(restaurant, importId)));
    }),
  );
}
