import { readAnonymization as call } from '@stammtisch/contracts/privacy/anonymization';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findAnonymization, toResource } from '../anonymization-row.ts';

export function mountReadAnonymization(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params: { anonymizationId } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const row = await tx.maybe(findAnonymization(restaurant, anonymizationId));
      return row ? toResource(row) : refuse('not-found');
    }),
  );
}
