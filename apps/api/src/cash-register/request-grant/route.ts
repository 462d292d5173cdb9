import { requestGrant } from '@stammtisch/contracts/cash-register/cash-register';
import { randomBytes } from 'node:crypto';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CashRegisterProvider } from '../cash-register-provider.ts';
import { findCashRegister } from '../cash-register-row.ts';
import { tellCashRegister } from '../tell-cash-register.ts';
import { hashState } from './hash-state.ts';

/** Where the provider sends the browser back to: a page of the app, which asks to connect. */
export const returnPath = '/cash-register-return';

/** The provider's own page is open for ten. */
const minutes = 15;

export function mountRequestGrant(api: Api, provider: CashRegisterProvider | undefined): void {
  register(
    api,
    requestGrant,
    async ({ session: { restaurant, email } }) => {
      if (!provider) return refuse('cash-register-not-configured');
      const state = randomBytes(24).toString('base64url');
      return api.database.transaction(restaurant, async (tx) => {
        const { active } = await tx.one(findCashRegister(restaurant));
        if (!active) return refuse('addon-not-purchased');
        await tx.run(command`
          insert into cash_register_grant (restaurant_id, state_hash, asked_by, expires_at)
          values (${restaurant}, ${hashState(state)}, ${email},
                  now() + make_interval(mins => ${minutes}))
          on conflict (restaurant_id) do update
            set state_hash = excluded.state_hash, asked_by = excluded.asked_by,
                expires_at = excluded.expires_at`);
        await tx.run(tellCashRegister(restaurant));
        return {
          r2oUrl: `${provider.origin}/v1/developerToken/grantAccessToken`,
          authorizationHeader: `Bearer ${provider.developerToken}`,
          authorizationCallbackUri: `${api.config.APP_ORIGIN}${returnPath}?state=${state}`,
          _links: {},
        };
      });
    },
    { refusesDemo: true, feature: 'cashsync' },
  );
}
