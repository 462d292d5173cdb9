import { listRegisterTables as call } from '@stammtisch/contracts/cash-register/register-table';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { listOurTables, listRegisterTables, toRegisterTable } from '../register-table-row.ts';

const pageSize = 200;

export function mountListTables(api: Api): void {
  register(
    api,
    call,
    async ({ session: { restaurant }, query: { page } }) =>
      api.database.transaction(restaurant, async (tx) => {
        const rows = await tx.many(listRegisterTables(restaurant, { page, pageSize }));
        return {
          ...pageOf(call.path, { page, pageSize, total: rows[0]?.total ?? 0 }),
          choices: await tx.many(listOurTables(restaurant)),
          _embedded: { tables: rows.map(toRegisterTable) },
        };
      }),
    { feature: 'cashsync' },
  );
}
