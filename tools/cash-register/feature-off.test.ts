import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectCashRegister,
  disconnectCashRegister,
  readCashRegister,
  requestGrant,
} from '@stammtisch/contracts/cash-register/cash-register';
import { listRegisterTables } from '@stammtisch/contracts/cash-register/register-table';
import { openRegisterHouse, type RegisterHouse } from './testing/open-register-house.ts';

let house: RegisterHouse;
beforeAll(async () => {
  house = await openRegisterHouse({ FEATURE_CASHSYNC: 'somebody-else@example.com' });
});
afterAll(() => house.stop());

test.each([
  readCashRegister,
  requestGrant,
  connectCashRegister,
  disconnectCashRegister,
  listRegisterTables,
])('an account without the feature may not: $name', async ({ method, path }) => {
  const refused = await house.ask(method, path);
  expect([refused.statusCode, refused.json().key]).toEqual([403, 'FEATURE_OFF']);
});

test('an account without the feature is not offered the addon, nor given it', async () => {
  const { _embedded } = (await house.ask('GET', '/api/1/addons')).json();
  expect(_embedded.addons.map(({ key }: { key: string }) => key)).toEqual(['payment']);
  const url = '/api/1/addons/cash_register_sync';
  const taken = await house.ask('POST', `${url}/init-purchase`, { consent: true });
  const switched = await house.ask('PUT', `${url}/active`, { active: true });
  expect([taken.json().key, switched.json().key]).toEqual(['FEATURE_OFF', 'FEATURE_OFF']);
});
