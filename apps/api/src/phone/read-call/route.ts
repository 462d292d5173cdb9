import { readPhoneCall } from '@stammtisch/contracts/phone/phone-call';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findCall } from '../phone-call-row.ts';
import { toResources } from '../phone-call-resource.ts';

export function mountReadCall(api: Api): void {
  register(
    api,
    readPhoneCall,
    async ({ session: { restaurant }, params: { callId } }) =>
      api.database.transaction(restaurant, async (tx) => {
        const row = await tx.maybe(findCall(restaurant, callId));
        const [call] = row ? await toResources(tx, restaurant, [row]) : [];
        return call ?? refuse('not-found');
      }),
    { feature: 'phoneSystem' },
  );
}
