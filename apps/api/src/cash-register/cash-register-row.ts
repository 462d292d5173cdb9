import * as z from 'zod';
import { registerFault } from '@stammtisch/contracts/cash-register/cash-register';
import { sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const cashRegisterRow = z.object({
  state: z.enum(['NONE', 'WAITING', 'CONNECTED', 'REVOKED']),
  active: z.boolean(),
  account: z.string(),
  connectedAt: z.date().nullable(),
  connectedBy: z.string(),
  readAt: z.date().nullable(),
  fault: registerFault.nullable(),
  faultAt: z.date().nullable(),
  tableCount: z.number(),
  unmatchedCount: z.number(),
});
export type CashRegisterRow = z.output<typeof cashRegisterRow>;

/** Always one row, whether the house has connected a register or not. */
export function findCashRegister(restaurant: RestaurantId): Query<CashRegisterRow> {
  return sql(cashRegisterRow)`
    select coalesce(c.state, case when g.restaurant_id is null then 'NONE' else 'WAITING' end) as state,
           coalesce(a.active, false) as active,
           coalesce(c.account, '') as account,
           c.connected_at as "connectedAt", coalesce(c.connected_by, '') as "connectedBy",
           c.read_at as "readAt", c.fault, c.fault_at as "faultAt",
           (select count(*) from cash_register_table t
             where t.restaurant_id = r.id) as "tableCount",
           (select count(*) from cash_register_table t
             where t.restaurant_id = r.id and t.table_id is null and not t.by_hand) as "unmatchedCount"
      from restaurant r
      left join cash_register c on c.restaurant_id = r.id
      left join cash_register_grant g on g.restaurant_id = r.id and g.expires_at > now()
      left join addon a on a.restaurant_id = r.id and a.key = 'cash_register_sync'
     where r.id = ${restaurant}`;
}
