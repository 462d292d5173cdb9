import { randomUUID } from 'node:crypto';
import { ringForTrial } from '@stammtisch/contracts/phone/phone-call';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { loadHouse } from '../../settings/house.ts';
import { noticeOfCall, toResources } from '../phone-call-resource.ts';
import { insertCall } from '../phone-call-row.ts';
import { readCaller } from '../read-caller.ts';

/** Each trial is a call of its own, however soon after the last. */
export function mountRing(api: Api): void {
  register(
    api,
    ringForTrial,
    async ({ session: { restaurant }, body: { from } }) => {
      const limited = await api.limits.count('phoneCall', restaurant);
      if (limited) return limited;
      return api.database.transaction(restaurant, async (tx) => {
        const { country } = await tx.one(loadHouse(restaurant));
        const caller = readCaller(from, country);
        const report = { event: 'newCall' as const, caller, callId: `trial ${randomUUID()}` };
        const row = await tx.one(insertCall(restaurant, report, 'RINGING'));
        await tx.run(noticeOfCall(restaurant, row));
        const [call] = await toResources(tx, restaurant, [row]);
        if (!call) throw new Error('a call that was just written is gone');
        return call;
      });
    },
    { feature: 'phoneSystem' },
  );
}
