import { putAwayPhoneCall } from '@stammtisch/contracts/phone/phone-call';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { markPutAway } from '../phone-call-row.ts';

/** Told to nobody: the cards that stand already are everybody's own. */
export function mountPutAwayCall(api: Api): void {
  register(
    api,
    putAwayPhoneCall,
    async ({ session: { restaurant }, params: { callId } }) =>
      api.database.transaction(restaurant, async (tx) => {
        const found = await tx.run(markPutAway(restaurant, callId));
        return found === 0 ? refuse('not-found') : undefined;
      }),
    { feature: 'phoneSystem' },
  );
}
