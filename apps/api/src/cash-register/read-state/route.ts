import { readCashRegister } from '@stammtisch/contracts/cash-register/cash-register';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { loadCashRegister, type Installation } from '../cash-register-resource.ts';

export function mountReadState(api: Api, installation: Installation): void {
  register(
    api,
    readCashRegister,
    async ({ session: { restaurant } }) =>
      api.database.transaction(restaurant, (tx) => loadCashRegister(tx, restaurant, installation)),
    { feature: 'cashsync' },
  );
}
