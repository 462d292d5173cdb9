import { matchRegisterTable } from '@stammtisch/contracts/cash-register/register-table';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseUnknown } from '../../reservations/seat-party.ts';
import { matchByName } from '../keep-tables.ts';
import { findRegisterTable, listOurTables, toRegisterTable } from '../register-table-row.ts';
import { tellCashRegister } from '../tell-cash-register.ts';

export function mountMatchTable(api: Api): void {
  register(
    api,
    matchRegisterTable,
    async ({ session: { restaurant }, params: { registerTableId: id }, body: { tableId } }) =>
      api.database.transaction(restaurant, async (tx) => {
        const isAuto = tableId === 'auto';
        const chosen = isAuto ? null : tableId;
        if (chosen !== null) {
          const ours = await tx.many(listOurTables(restaurant));
          if (!ours.some((table) => table.id === chosen)) return refuseUnknown([chosen]);
        }
        const changed = await tx.run(command`
          update cash_register_table set table_id = ${chosen}, by_hand = ${!isAuto}
           where restaurant_id = ${restaurant} and id = ${id}::bigint`);
        if (changed === 0) return refuse('not-found');
        if (isAuto) await matchByName(tx, restaurant);
        await tx.run(tellCashRegister(restaurant));
        return toRegisterTable(await tx.one(findRegisterTable(restaurant, id)));
      }),
    { refusesDemo: true, feature: 'cashsync' },
  );
}
