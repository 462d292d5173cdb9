import { disconnectCashRegister } from '@stammtisch/contracts/cash-register/cash-register';
import * as z from 'zod';
import { command, sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { askProvider } from '../ask-provider/ask-provider.ts';
import type { CashRegisterProvider } from '../cash-register-provider.ts';
import { loadCashRegister, type Installation } from '../cash-register-resource.ts';
import { openToken } from '../seal-token.ts';
import { tellCashRegister } from '../tell-cash-register.ts';

const sealedRow = z.object({ sealed: z.instanceof(Buffer).nullable() });

export function mountDisconnect(
  api: Api,
  provider: CashRegisterProvider | undefined,
  installation: Installation,
): void {
  register(
    api,
    disconnectCashRegister,
    async ({ session: { restaurant } }) => {
      const { gone, reply } = await api.database.transaction(restaurant, async (tx) => {
        await tx.run(command`
          delete from cash_register_grant where restaurant_id = ${restaurant}`);
        const row = await tx.maybe(sql(sealedRow)`
          delete from cash_register where restaurant_id = ${restaurant}
          returning sealed_token as sealed`);
        await tx.run(tellCashRegister(restaurant));
        return { gone: row, reply: await loadCashRegister(tx, restaurant, installation) };
      });
      const token = gone?.sealed && openToken(api.config.TOKEN_SECRET, restaurant, gone.sealed);
      if (provider && token) {
        // What we have forgotten is of no use to us, whether the provider answers or not.
        await askProvider(provider, {
          token,
          method: 'POST',
          path: '/v1/access/revoke',
          schema: z.unknown(),
        });
      }
      return reply;
    },
    { refusesDemo: true, feature: 'cashsync' },
  );
}
