import { importHotelGuests as call } from '@stammtisch/contracts/hotel-import/hotel-import';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { leaveToWorker, takeStep } from '../take-step.ts';

export function mountImportGuests(api: Api): void {
  register(api, call, async ({ session: { restaurant }, body: { importId, suggestions } }) =>
    takeStep(api, { restaurant, id: importId }, ['REVIEW'], async (step) => {
      const { tx } = step;
      await tx.run(command`
        update hotel_import_row w set accepted = d.accepted
          from jsonb_to_recordset(${JSON.stringify(suggestions)}::jsonb) as d (row int, accepted boolean)
         where w.restaurant_id = ${restaurant} and w.import_id = ${importId} and w.row = d.row
           and w.stay is not null and w.reservations <> '[]'`);
      await tx.run(command`
        update hotel_import set state = 'IMPORTING', done = 0, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${importId}`);
      return leaveToWorker(step);
    }),
  );
}
