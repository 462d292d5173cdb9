import { connectCashRegister } from '@stammtisch/contracts/cash-register/cash-register';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { askProvider } from '../ask-provider/ask-provider.ts';
import { company } from '../ask-provider/provider-replies.ts';
import { readTables } from '../ask-provider/read-tables.ts';
import type { CashRegisterProvider } from '../cash-register-provider.ts';
import { loadCashRegister, type Installation } from '../cash-register-resource.ts';
import { keepTables } from '../keep-tables.ts';
import { hashState } from '../request-grant/hash-state.ts';
import { sealToken } from '../seal-token.ts';
import { tellCashRegister } from '../tell-cash-register.ts';

/** The provider is asked between two transactions, so that its silence holds nobody up. */
export function mountConnect(
  api: Api,
  provider: CashRegisterProvider | undefined,
  installation: Installation,
): void {
  register(
    api,
    connectCashRegister,
    async ({ session: { restaurant, email }, body: { state, accountToken: token } }) => {
      if (!provider) return refuse('cash-register-not-configured');
      const isOurs = await useState(api, restaurant, state);
      if (!isOurs) return refuse('cash-register-grant-over');
      const account = await askProvider(provider, { token, path: '/v1/company', schema: company });
      const tables = account.kind === 'heard' ? await readTables(provider, token) : account;
      if (account.kind !== 'heard' || tables.kind !== 'heard') {
        return refuse('cash-register-setup-failed');
      }
      const sealed = sealToken(api.config.TOKEN_SECRET, restaurant, token);
      const name = account.value.company_name ?? String(account.value.company_id);
      return api.database.transaction(restaurant, async (tx) => {
        // What another register had said, and which of its tables were ours, tells nothing of this one.
        await tx.run(command`
          delete from cash_register where restaurant_id = ${restaurant} and account <> ${name}`);
        await tx.run(command`
          insert into cash_register (restaurant_id, sealed_token, account, connected_by)
          values (${restaurant}, ${sealed}, ${name}, ${email})
          on conflict (restaurant_id) do update
            set sealed_token = excluded.sealed_token, state = 'CONNECTED', failures = 0,
                fault = null, fault_at = null, connected_by = excluded.connected_by,
                connected_at = clock_timestamp(), next_read_at = clock_timestamp()`);
        await keepTables(tx, restaurant, tables.value);
        await tx.run(tellCashRegister(restaurant));
        return loadCashRegister(tx, restaurant, installation);
      });
    },
    { refusesDemo: true, feature: 'cashsync' },
  );
}

/** It counts once, whatever comes of it. */
async function useState({ database }: Api, restaurant: RestaurantId, state: string) {
  const used = await database.transaction(restaurant, (tx) =>
    tx.run(command`
      delete from cash_register_grant
       where restaurant_id = ${restaurant} and state_hash = ${hashState(state)}
         and expires_at > now()`),
  );
  return used > 0;
}
