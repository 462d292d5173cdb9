import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { requestGrant } from '@stammtisch/contracts/cash-register/cash-register';
import { listRegisterTables } from '@stammtisch/contracts/cash-register/register-table';
import { command, sql } from '@stammtisch/api/platform/database/sql';
import { openRegisterHouse, type RegisterHouse } from './testing/open-register-house.ts';

let house: RegisterHouse;
beforeAll(async () => {
  house = await openRegisterHouse();
});
afterEach(() => house.clear());
afterAll(() => house.stop());

const connection = '/api/1/ready2order/connection';
const keep = (back: URLSearchParams, more = {}, who = house.restaurant) =>
  house.ask(
    'POST',
    connection,
    { state: back.get('state'), accountToken: back.get('accountToken'), ...more },
    who,
  );

describe('connecting the cash register', () => {
  test('leads to the provider’s page and back, and says whose register it is', async () => {
    expect(await house.state()).toMatchObject({ state: 'NONE', feed: 'NONE' });
    const back = await house.beGranted();
    expect(await house.state()).toMatchObject({ state: 'WAITING' });
    expect(back.get('status')).toBe('approved');
    const connected = await keep(back);
    expect(connected.json()).toMatchObject({
      state: 'CONNECTED',
      account: 'Kasse am Markt',
      connectedBy: house.restaurant.email,
      tableCount: 20,
      unmatchedCount: 17,
    });
  });

  test('keeps the token encrypted and never tells it', async () => {
    const back = await house.beGranted();
    const token = back.get('accountToken') ?? '';
    const connected = await keep(back);
    const state = await house.ask('GET', '/api/1/ready2order');
    expect(`${connected.body} ${state.body}`).not.toContain(token);
    const { sealed } = await house.database.systemTransaction((tx) =>
      tx.one(sql(z.object({ sealed: z.instanceof(Buffer) }))`
        select sealed_token as sealed from cash_register`),
    );
    expect(sealed.includes(Buffer.from(token))).toBe(false);
  });

  test('declined, nothing is connected', async () => {
    const back = await house.beGranted('deny');
    expect([back.get('status'), back.get('accountToken')]).toEqual(['denied', null]);
    expect(await house.state()).toMatchObject({ state: 'WAITING', account: '' });
  });

  test.each([
    ['forged', async (back: URLSearchParams) => keep(back, { state: 'f'.repeat(32) })],
    [
      'used before',
      async (back: URLSearchParams) => {
        await keep(back);
        return keep(back);
      },
    ],
    [
      'too old',
      async (back: URLSearchParams) => {
        await house.database.systemTransaction((tx) =>
          tx.run(command`update cash_register_grant set expires_at = now() - interval '1 second'`),
        );
        return keep(back);
      },
    ],
    ['another restaurant’s', async (back: URLSearchParams) => keep(back, {}, house.foreign)],
  ])('is refused to whoever comes back with a state that is %s', async (_, comeBack) => {
    const refused = await comeBack(await house.beGranted());
    expect([refused.statusCode, refused.json().key]).toEqual([409, 'CASH_REGISTER_GRANT_OVER']);
  });

  test('is refused with a token that the provider does not know', async () => {
    const refused = await keep(await house.beGranted(), { accountToken: 'made-up-by-somebody' });
    expect([refused.statusCode, refused.json().key]).toEqual([502, 'CASH_REGISTER_SETUP_FAILED']);
    expect(await house.state()).toMatchObject({ state: 'NONE' });
  });

  test('is not begun while the addon rests', async () => {
    await house.ask('PUT', '/api/1/addons/cash_register_sync/active', { active: false });
    const refused = await house.ask('GET', requestGrant.path);
    expect(refused.json().key).toBe('ADDON_NOT_PURCHASED');
  });

  test('and disconnecting forgets everything, at the provider too', async () => {
    const account = await house.connect();
    const gone = await house.ask('DELETE', connection);
    expect(gone.json()).toMatchObject({ state: 'NONE', account: '', tableCount: 0 });
    expect(account.token).toBe('');
  });
});

describe('the tables of the register', () => {
  const read = async () =>
    listRegisterTables.reply.parse((await house.ask('GET', listRegisterTables.path)).json());
  const byName = async (name: string) => {
    const found = (await read())._embedded.tables.find((table) => table.name === name);
    if (!found) throw new Error(`no table ${name}`);
    return found;
  };

  test('are ours where they have our names; the others come first', async () => {
    await house.connect();
    const { total, choices, _embedded } = await read();
    expect(total).toBe(20);
    expect(choices.map(({ name }) => name)).toEqual(['1', '2', '3']);
    expect(_embedded.tables.slice(0, 2).map(({ table }) => table)).toEqual([null, null]);
    expect(await byName('2')).toMatchObject({ table: { id: house.tables['2'] }, byHand: false });
  });

  test('are said by hand to be another one, none, or by name again', async () => {
    await house.connect();
    const { id } = await byName('7');
    const match = (tableId: string | null | undefined) =>
      house.ask('PUT', `/api/1/ready2order/tables/${id}`, { tableId });
    expect((await match(house.tables['3'])).json()).toMatchObject({
      table: { name: '3' },
      byHand: true,
    });
    expect((await match(null)).json()).toMatchObject({ table: null, byHand: true });
    expect((await match('auto')).json()).toMatchObject({ table: null, byHand: false });
    expect((await match('00000000-0000-4000-8000-000000000001')).statusCode).toBe(400);
  });

  test('stay what they are when somebody renames one', async () => {
    const account = await house.connect();
    const renamed = account.tables.find(({ name }) => name === '2');
    if (renamed) renamed.name = 'Fenster';
    await house.database.systemTransaction((tx) =>
      tx.run(command`update cash_register set tables_read_at = now() - interval '1 hour'`),
    );
    await house.poll();
    expect(await byName('Fenster')).toMatchObject({ table: { id: house.tables['2'] } });
    if (renamed) renamed.name = '2';
  });
});

test('the addon costs nothing, and needs the contract and the consent', async () => {
  await house.database.systemTransaction((tx) => tx.run(command`delete from addon`));
  const buy = () =>
    house.ask('POST', '/api/1/addons/cash_register_sync/init-purchase', { consent: true });
  const refused = await buy();
  expect(refused.json()).toMatchObject({ missing: ['processing-contract'] });
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into data_protection_acceptance (restaurant_id, type, version, accepted_by)
      values (${house.restaurant.id}, 'data-processing-contract', 1, '')`),
  );
  expect((await buy()).json()).toMatchObject({ checkoutUrl: null });
  const { _embedded } = (await house.ask('GET', '/api/1/addons')).json();
  expect(_embedded.addons[1]).toMatchObject({ status: 'PURCHASED', active: true });
  expect(_embedded.addons[1]._links).not.toHaveProperty('end');
});
