import { readHotelImport as call } from '@stammtisch/contracts/hotel-import/hotel-import';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findImport, toResource } from '../import-row.ts';

export function mountReadImport(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params: { importId } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const row = await tx.maybe(findImport(restaurant, importId));
      return row ? toResource(row) : refuse('not-found');
    }),
  );
}
