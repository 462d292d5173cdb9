import { anonymizeGuests as call } from '@stammtisch/contracts/privacy/anonymization';
import { declarationVersions } from '@stammtisch/contracts/privacy/data-protection-declaration';
import type { Api } from '../../platform/http/api.ts';
import { answer } from '../../platform/http/answer.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { loadHouse, lockSettings } from '../../settings/house.ts';
import { findActive, hrefOf, toResource } from '../anonymization-row.ts';
import { storeAcceptance } from '../declarations/acceptance-row.ts';
import { refuseFuture } from './refuse-future.ts';
import { requestAnonymization } from './request-anonymization.ts';

export function mountAnonymizeGuests(api: Api): void {
  register(
    api,
    call,
    async ({ session: { restaurant, email }, query: { since } }) =>
      api.database.transaction(restaurant, async (tx) => {
        // Of two people who ask at once one waits here, and is then told of the other's.
        await tx.run(lockSettings(restaurant));
        const refusal = refuseFuture(await tx.one(loadHouse(restaurant)), since);
        if (refusal) return refusal;
        const active = await tx.maybe(findActive(restaurant));
        if (active) {
          return refuse('anonymization-running', { extension: { current: toResource(active) } });
        }
        // Whoever asks for it was told that it cannot be undone (specification §5, §7).
        const type = 'anonymization';
        const version = declarationVersions[type];
        await tx.run(storeAcceptance(restaurant, { type, version, acceptedBy: email }));
        const order = { since, reason: 'HAND', requestedBy: email } as const;
        const row = await requestAnonymization(tx, restaurant, order);
        return answer(toResource(row), { location: hrefOf(row.id) });
      }),
    { refusesDemo: true },
  );
}
