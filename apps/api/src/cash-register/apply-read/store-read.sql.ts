import type { RegisterRead } from '@stammtisch/domain/cash-register/facts';
import { command, type Statement } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';

const dates = (instants: readonly number[]) => instants.map((instant) => new Date(instant));

/** As `addRead` of the domain: in whichever order reads come in, the same rows come of them. */
export function storeRead(restaurant: RestaurantId, read: RegisterRead): Statement[] {
  const at = new Date(read.at);
  return [
    command`
      insert into cash_register_order
        (restaurant_id, id, register_table_id, ordered_at, first_seen_at, last_seen_at)
      select distinct on (id) ${restaurant}, id, register_table, ordered_at, ${at}, ${at}
        from unnest(${read.orders.map(({ id }) => id)}::bigint[],
                    ${read.orders.map(({ table }) => table)}::bigint[],
                    ${dates(read.orders.map((order) => order.at))}::timestamptz[])
             as o (id, register_table, ordered_at)
      on conflict (restaurant_id, id) do update set
        register_table_id = case when excluded.last_seen_at >= cash_register_order.last_seen_at
          then excluded.register_table_id else cash_register_order.register_table_id end,
        ordered_at = case when excluded.last_seen_at >= cash_register_order.last_seen_at
          then excluded.ordered_at else cash_register_order.ordered_at end,
        first_seen_at = least(excluded.first_seen_at, cash_register_order.first_seen_at),
        last_seen_at = greatest(excluded.last_seen_at, cash_register_order.last_seen_at)`,
    command`
      insert into cash_register_bill
        (restaurant_id, id, register_table_id, billed_at, ordered_from, first_seen_at)
      select distinct on (id, register_table) ${restaurant}, id, register_table, billed_at,
             ordered_from, ${at}
        from unnest(${read.bills.map(({ id }) => id)}::bigint[],
                    ${read.bills.map(({ table }) => table)}::bigint[],
                    ${dates(read.bills.map((bill) => bill.at))}::timestamptz[],
                    ${read.bills.map(({ orderedFrom: from }) => (from === undefined ? null : new Date(from)))}::timestamptz[])
             as b (id, register_table, billed_at, ordered_from)
      on conflict (restaurant_id, id, register_table_id) do update set
        first_seen_at = least(excluded.first_seen_at, cash_register_bill.first_seen_at)`,
    command`
      update cash_register
         set read_at = greatest(read_at, ${at}::timestamptz), failures = 0, fault = null, fault_at = null
       where restaurant_id = ${restaurant}`,
  ];
}
