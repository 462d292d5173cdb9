import { makePhoneToken, readPhoneSystem } from '@stammtisch/contracts/phone/phone-system';
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
        return { ...toTokenResource(row), token };
      });
    },
    { refusesDemo: true, feature: 'phoneSystem' },
  );
}
