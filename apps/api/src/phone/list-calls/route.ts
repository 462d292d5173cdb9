import { listPhoneCalls } from '@stammtisch/contracts/phone/phone-call';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { listCalls } from '../phone-call-row.ts';
import { toResources } from '../phone-call-resource.ts';

const pageSize = 20;

export function mountListCalls(api: Api): void {
  register(
    api,
    listPhoneCalls,
    async ({ session: { restaurant }, query: { page, open } }) =>
      api.database.transaction(restaurant, async (tx) => {
        const offset = (page - 1) * pageSize;
        const rows = await tx.many(
          listCalls(restaurant, { isOpen: open === 'true', limit: pageSize, offset }),
        );
        const total = rows[0]?.total ?? 0;
        return {
          ...pageOf(`${listPhoneCalls.path}${open ? '?open=true' : ''}`, { page, pageSize, total }),
          _embedded: { calls: await toResources(tx, restaurant, rows) },
        };
      }),
    { feature: 'phoneSystem' },
  );
}
