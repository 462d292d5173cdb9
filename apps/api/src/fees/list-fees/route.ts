import { listFees } from '@stammtisch/contracts/payment/fee';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { openDesk } from '../../reservations/desk.ts';
import { listDoneCases, listOpenCases } from '../fee-row.ts';
import { toFee } from '../fee-resource.ts';

const pageSize = 50;

export function mountListFees(api: Api): void {
  register(api, listFees, async ({ session: { restaurant }, query: { state, page } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const desk = await openDesk(tx, restaurant, { by: 'staff', elevated: false });
      const list = state === 'due' ? listOpenCases : listDoneCases;
      const fees = (await tx.many(list(restaurant))).flatMap((each) => toFee(each, desk) ?? []);
      const paged = pageOf(`${listFees.path}?state=${state}`, {
        page,
        pageSize,
        total: fees.length,
      });
      return { ...paged, _embedded: { fees: fees.slice((page - 1) * pageSize, page * pageSize) } };
    }),
  );
}
