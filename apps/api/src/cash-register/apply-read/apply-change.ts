import type { RegisterChange } from '@stammtisch/domain/cash-register/plan-changes';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { command } from '../../platform/database/sql.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { openDesk, withoutDoubleBooking } from '../../reservations/desk.ts';
import { hrefOf } from '../../reservations/reservation-resource.ts';
import { lockReservation, type ReservationRow } from '../../reservations/reservation-row.ts';
import { changeStatus } from '../../reservations/status-change.ts';

/**
 * Does what the register says, by the rules that hold for people as well. Where somebody has changed
 * the reservation since it was looked at, or the rules refuse it, nothing happens.
 *
 * @param version of the reservation that was decided about
 */
export async function applyChange(
  database: Database,
  restaurant: RestaurantId,
  change: RegisterChange,
  version: number | undefined,
): Promise<void> {
  const key = { restaurant, id: change.party };
  await withoutDoubleBooking(() =>
    database.transaction(restaurant, async (tx) => {
      const desk = await openDesk(tx, restaurant, { by: 'register', elevated: false });
      const found = await tx.maybe(lockReservation(key));
      if (!found || found.version !== version) return;
      let row: ReservationRow = found;
      for (const { to, at } of change.steps) {
        const told = new Date(Math.min(at, Date.now())).toISOString();
        const asked = { status: to, ...(to !== 'NO_SHOW' && { at: told }) };
        const changed = await changeStatus(desk, row, asked);
        if (changed instanceof Refusal) break;
        row = changed;
      }
      if (row.version === found.version) return;
      const noShowOf = row.status === 'NO_SHOW' ? row.startsAt : null;
      await tx.run(command`
        insert into cash_register_party (restaurant_id, reservation_id, tables, no_show_of)
        values (${restaurant}, ${row.id}, ${change.tables}::uuid[], ${noShowOf})
        on conflict (restaurant_id, reservation_id) do update
          set tables = array(select distinct unnest(cash_register_party.tables || excluded.tables)),
              no_show_of = coalesce(excluded.no_show_of, cash_register_party.no_show_of)`);
      await tx.run(
        notice(restaurant, {
          type: 'reservation.set-by-register',
          href: hrefOf(row.id),
          version: String(row.version),
        }),
      );
    }),
  );
}
