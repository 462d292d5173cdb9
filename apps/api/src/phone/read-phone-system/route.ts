import { listPhoneCalls, ringForTrial } from '@stammtisch/contracts/phone/phone-call';
import { makePhoneToken, readPhoneSystem } from '@stammtisch/contracts/phone/phone-system';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { listTokens, toTokenResource } from '../phone-token.ts';

export function mountReadPhoneSystem(api: Api): void {
  register(
    api,
    readPhoneSystem,
    async ({ session: { restaurant } }) => {
      const rows = await api.database.transaction(restaurant, (tx) =>
        tx.many(listTokens(restaurant)),
      );
      return {
        tokens: rows.map(toTokenResource),
        _links: {
          self: { href: readPhoneSystem.path },
          tokens: { href: makePhoneToken.path },
          calls: { href: `${listPhoneCalls.path}{?page}`, templated: true },
          ring: { href: ringForTrial.path },
        },
      };
    },
    { feature: 'phoneSystem' },
  );
}
