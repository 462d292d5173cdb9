import {
  discardHotelImport,
  undoHotelImport,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { leaveToWorker, takeStep } from '../take-step.ts';

export function mountUndo(api: Api): void {
  register(api, undoHotelImport, async ({ session: { restaurant }, params: { importId } }) =>
    takeStep(api, { restaurant, id: importId }, ['DONE'], async (step) => {
      await step.tx.run(command`
        update hotel_import set state = 'UNDOING', seating = false, done = 0, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${importId}`);
      return leaveToWorker(step);
    }),
  );
  register(api, discardHotelImport, async ({ session: { restaurant }, params: { importId } }) =>
    takeStep(api, { restaurant, id: importId }, ['COLUMNS', 'REVIEW'], async ({ tx }) => {
      await tx.run(command`
        delete from hotel_import where restaurant_id = ${restaurant} and id = ${importId}`);
      return undefined;
    }),
  );
}
