import {
  discardHotelImport,
  undoHotelImport,
} from '@stammtisch/contracts/hotel-import/hotel-import';
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

export function mountUndo(api: Api): void {
  register(api, undoHotelImport, async ({ session: { restaurant }, params: { importId } }) =>
    api.database.transaction(restaurant, async (tx) => {
      await tx.run(lockImport(restaurant, importId));
      const row = await tx.maybe(findImport(restaurant, importId));
      if (!row) return refuse('not-found');
      if (row.state !== 'DONE') return refuseStep(row);
      await tx.run(command`
        update hotel_import set state = 'UNDOING', seating = false, done = 0, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${importId}`);
      await tx.run(announceImport(restaurant, importId));
      await tx.run(ring(hotelImportChannel));
      return toResource(await tx.one(findImport(restaurant, importId)));
    }),
  );
  register(api, discardHotelImport, async ({ session: { restaurant }, params: { importId } }) =>
    api.database.transaction(restaurant, async (tx) => {
      await tx.run(lockImport(restaurant, importId));
      const row = await tx.maybe(findImport(restaurant, importId));
      if (!row) return refuse('not-found');
      if (row.state !== 'COLUMNS' && row.state !== 'REVIEW') return refuseStep(row);
      await tx.run(command`
        delete from hotel_import where restaurant_id = ${restaurant} and id = ${importId}`);
      await tx.run(announceImport(restaurant, importId));
      return undefined;
    }),
  );
}
