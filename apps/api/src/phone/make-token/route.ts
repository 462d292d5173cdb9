import {
  hearCall,
  hearCallByAddress,
  hearCallOfSipgate,
} from '@stammtisch/contracts/phone/hear-call';
import {
  makePhoneToken,
  readPhoneSystem,
  type PhoneToken,
} from '@stammtisch/contracts/phone/phone-system';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { newPhoneToken, storeToken, toTokenResource } from '../phone-token.ts';

export function mountMakeToken(api: Api): void {
  register(
    api,
    makePhoneToken,
    async ({ session: { restaurant }, body: { name } }) => {
      const token = newPhoneToken();
      return api.database.transaction(restaurant, async (tx) => {
        const row = await tx.maybe(storeToken(restaurant, name, token));
        if (!row) return refuse('too-many-phone-tokens');
        await tx.run(notice(restaurant, { type: 'phone.changed', href: readPhoneSystem.path }));
        return toFreshToken(toTokenResource(row), { token, origin: api.config.APP_ORIGIN });
      });
    },
    { refusesDemo: true, feature: 'phoneSystem' },
  );
}

/** With what is written into another system, so under the house's own origin. */
function toFreshToken(row: PhoneToken, { token, origin }: { token: string; origin: string }) {
  return {
    ...row,
    token,
    _links: {
      ...row._links,
      hear: { href: `${origin}${hearCall.path}` },
      'hear-sipgate': { href: `${origin}${hearCallOfSipgate.path}?token=${token}` },
      'hear-by-address': {
        href: `${origin}${hearCallByAddress.path}?token=${token}&callerNumber=`,
      },
    },
  };
}
