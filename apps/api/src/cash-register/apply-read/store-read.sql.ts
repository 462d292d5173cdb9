import type { RegisterRead } from '@stammtisch/domain/cash-register/facts';
import { command, type Statement } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';

const dates = (instants: readonly number[]) => instants.map((instant) => new Date(instant));

/**
 * As `addRead` of the domain: in whichever order reads come in, the same is known afterwards. What is
 * known already is not written again.
 *
 * @param newest the beginning of the newest read so far
 */
export function storeRead(
  restaurant: RestaurantId,
  read: RegisterRead,
  newest: Date | null,
): Statement[] {
  const at = new Date(read.at);
  // A read that was overtaken by another one knows of orders, but no longer which of them are open.
  const isLate = newest !== null && at < newest;
  return [
    storeOrders(restaurant, read, isLate ? newest : null),
    ...(isLate ? [] : [closeOthers(restaurant, read)]),
    storeBills(restaurant, read),
    command`
      update cash_register
         set read_at = greatest(read_at, ${at}::timestamptz), failures = 0, fault = null, fault_at = null
       where restaurant_id = ${restaurant}`,
  ];
}

function storeOrders(
  restaurant: RestaurantId,
  { at, orders }: RegisterRead,
  goneAt: Date | null,
): Statement {
  return command`
    insert into cash_register_order
      (restaurant_id, id, register_table_id, ordered_at, first_seen_at, gone_at)
    select distinct on (id) ${restaurant}, id, register_table, ordered_at, ${new Date(at)},
           ${goneAt}::timestamptz
      from unnest(${orders.map(({ id }) => id)}::bigint[],
                  ${orders.map(({ table }) => table)}::bigint[],
                  ${dates(orders.map((order) => order.at))}::timestamptz[])
           as o (id, register_table, ordered_at)
    on conflict (restaurant_id, id) do update
      set register_table_id = excluded.register_table_id, ordered_at = excluded.ordered_at,
          gone_at = null
    where excluded.gone_at is null
      and (cash_register_order.gone_at is not null
           or cash_register_order.register_table_id <> excluded.register_table_id
           or cash_register_order.ordered_at <> excluded.ordered_at)`;
}

function closeOthers(restaurant: RestaurantId, { at, orders }: RegisterRead): Statement {
  return command`
    update cash_register_order set gone_at = ${new Date(at)}
     where restaurant_id = ${restaurant} and gone_at is null
       and id <> all(${orders.map(({ id }) => id)}::bigint[])`;
}

function storeBills(restaurant: RestaurantId, { at, bills }: RegisterRead): Statement {
  const orderedFrom = bills.map(({ orderedFrom: from }) =>
    from === undefined ? null : new Date(from),
  );
  return command`
    insert into cash_register_bill
      (restaurant_id, id, register_table_id, billed_at, ordered_from, first_seen_at)
    select distinct on (id, register_table) ${restaurant}, id, register_table, billed_at,
           ordered_from, ${new Date(at)}
      from unnest(${bills.map(({ id }) => id)}::bigint[],
                  ${bills.map(({ table }) => table)}::bigint[],
                  ${dates(bills.map((bill) => bill.at))}::timestamptz[],
                  ${orderedFrom}::timestamptz[])
           as b (id, register_table, billed_at, ordered_from)
    on conflict (restaurant_id, id, register_table_id) do nothing`;
}
