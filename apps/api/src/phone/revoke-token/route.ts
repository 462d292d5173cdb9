import { readPhoneSystem, revokePhoneToken } from '@stammtisch/contracts/phone/phone-system';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { deleteToken } from '../phone-token.ts';

export function mountRevokeToken(api: Api): void {
  register(
    api,
    revokePhoneToken,
    async ({ session: { restaurant }, params: { tokenId } }) =>
      api.database.transaction(restaurant, async (tx) => {
        if ((await tx.run(deleteToken(restaurant, tokenId))) === 0) return refuse('not-found');
        await tx.run(notice(restaurant, { type: 'phone.changed', href: readPhoneSystem.path }));
        return undefined;
      }),
    { refusesDemo: true, feature: 'phoneSystem' },
  );
}
