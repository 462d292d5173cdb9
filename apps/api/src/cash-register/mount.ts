import type { Api } from '../platform/http/api.ts';
import type { CashRegisterProvider } from './cash-register-provider.ts';
import { mountConnect } from './connect/route.ts';
import { mountDisconnect } from './disconnect/route.ts';
import { mountListTables } from './list-tables/route.ts';
import { mountMatchTable } from './match-table/route.ts';
import { mountReadState } from './read-state/route.ts';
import { mountRequestGrant } from './request-grant/route.ts';

export function mountCashRegister(api: Api, provider: CashRegisterProvider | undefined): void {
  const installation = {
    hasProvider: provider !== undefined,
    seconds: api.config.CASH_REGISTER_SECONDS,
  };
  mountReadState(api, installation);
  mountRequestGrant(api, provider);
  mountConnect(api, provider, installation);
  mountDisconnect(api, provider, installation);
  mountListTables(api);
  mountMatchTable(api);
}
