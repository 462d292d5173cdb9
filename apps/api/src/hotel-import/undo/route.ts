import * as z from 'zod';
import {
  discardHotelImport,
  undoHotelImport,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Api } from '../../platform/http/api.ts';
import { command, sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { announceImport, findImport, lockImport, refuseStep, toResource } from '../import-row.ts';

/** Reservations in one statement: well below the five seconds that it may take. */
const batch = 1_000;

export function mountUndo(api: Api): void {
  register(api, undoHotelImport, async ({ session: { restaurant }, params: { importId } }) =>
    api.database.transaction(restaurant, async (tx) => {
      await tx.run(lockImport(restaurant, importId));
      const row = await tx.maybe(findImport(restaurant, importId));
      if (!row) return refuse('not-found');
      if (row.state !== 'DONE') return refuseStep(row);
      while ((await tx.run(removeUntouched(restaurant, importId))) === batch);
      await tx.run(command`
        delete from guest g
         where g.restaurant_id = ${restaurant} and g.hotel_import_id = ${importId} and g.version = 1
           and not exists (select from reservation r
                            where r.restaurant_id = g.restaurant_id and r.guest_id = g.id)`);
      await tx.run(command`
        delete from hotel_import_known where restaurant_id = ${restaurant} and import_id = ${importId}`);
      const { kept } = await tx.one(countKept(restaurant, importId));
      await tx.run(command`
        update hotel_import set state = 'UNDONE', kept = ${kept}, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${importId}`);
      for (const href of ['/api/1/reservations', '/api/1/guests']) {
        await tx.run(notice(restaurant, { type: 'reservation.deleted', href }));
      }
      await tx.run(announceImport(restaurant, importId));
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

/** What nobody has changed, seated or cancelled since; each leaves the line that it was deleted. */
function removeUntouched(restaurant: RestaurantId, importId: string) {
  return command`
    with gone as (
      delete from reservation r
       where r.restaurant_id = ${restaurant}
         and r.id in (select u.id from reservation u
                       where u.restaurant_id = ${restaurant} and u.hotel_import_id = ${importId}
                         and u.version = 1 and u.status = 'CONFIRMED' limit ${batch})
      returning r.id, r.service_day
    ), counted as (
      insert into service_day (restaurant_id, day)
      select distinct ${restaurant}::uuid, service_day from gone order by 2
      on conflict (restaurant_id, day) do update
        set version = service_day.version + 1, changed_at = clock_timestamp())
    insert into reservation_history (restaurant_id, reservation_id, what, by, from_value)
    select ${restaurant}, id, 'deleted', 'staff', 'CONFIRMED' from gone`;
}

const keptRow = z.object({ kept: z.number() });

function countKept(restaurant: RestaurantId, importId: string) {
  return sql(keptRow)`
    select count(*) as kept from reservation
     where restaurant_id = ${restaurant} and hotel_import_id = ${importId}`;
}
