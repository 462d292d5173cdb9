import type { PaymentProvider } from '../payment/payment-provider.ts';
import type { Api } from '../platform/http/api.ts';
import { mountEndAddon } from './end-addon/route.ts';
import { mountInitPurchase } from './init-purchase/route.ts';
import { mountListAddons } from './list-addons/route.ts';
import { mountSwitchAddon } from './switch-addon/route.ts';

export function mountAddons(
  api: Api,
  provider: PaymentProvider | undefined,
  hasRegister: boolean,
): void {
  const hasProvider = { payment: provider !== undefined, cash_register_sync: hasRegister };
  mountListAddons(api, hasProvider);
  mountInitPurchase(api, provider, hasProvider);
  mountSwitchAddon(api);
  mountEndAddon(api, provider);
}
