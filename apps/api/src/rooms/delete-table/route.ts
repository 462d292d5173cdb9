import { deleteTable as call } from '@stammtisch/contracts/room/change-table';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { withCurrentTable } from '../current-table.ts';
import { editTables } from '../edit-tables/edit-tables.ts';
import { hrefOfTable } from '../table-row.ts';

export function mountDeleteTable(api: Api): void {
  register(
    api,
    call,
    async (request) =>
      withCurrentTable(api, request, async ({ floor, room, table }) => {
        const edited = await editTables(floor, room, { put: [], remove: [table] });
        if (edited instanceof Refusal) return edited;
        return { id: table.id, _links: { restore: { href: `${hrefOfTable(table)}/restore` } } };
      }),
    { refusesDemo: true },
  );
}
