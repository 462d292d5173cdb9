import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { command } from '../../platform/database/sql.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { enterMaster } from '../../platform/testing/enter-master.ts';
import { makeTestRestaurant } from '../../platform/testing/test-restaurant.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { makeToken, phoneSystem, type PhoneSystem } from '../testing/a-phone-system.ts';

let house: OpenHouse;
let neighbour: OpenHouse;
let tell: PhoneSystem;
beforeAll(async () => {
  house = await openHouse();
  neighbour = { ...house, restaurant: house.foreign };
  for (const { restaurant } of [house, neighbour]) await enterMaster(house.app, restaurant);
  tell = phoneSystem(house, (await makeToken(house)).json().token);
});
afterAll(() => house.close());
afterEach(() => house.database.systemTransaction((tx) => tx.run(command`delete from phone_call`)));

describe('the token', () => {
  test('is shown once, kept as a hash, and dead at once when it is taken back', async () => {
    const made = await makeToken(house, 'Büro');
    expect(made.statusCode).toBe(201);
    const { token: fresh, ...shown } = made.json();
    const listed = await ask(house, 'GET', '/api/1/phone');
    const { revoke, ...addresses } = shown._links;
    expect(listed.json().tokens).toContainEqual({ ...shown, _links: { revoke } });
    // What is written into the phone system is shown with the token, and never again.
    expect(addresses['hear-sipgate'].href).toContain(fresh);
    expect(addresses['hear-by-address'].href).toContain(fresh);
    expect(listed.body).not.toContain(fresh);
    const stored = await house.database.systemTransaction((tx) =>
      tx.many({
        text: 'select t::text as whole from phone_token t',
        values: [],
        parse: (row) => JSON.stringify(row),
      }),
    );
    expect(stored.join()).not.toContain(fresh);
    const headers = { authorization: `Bearer ${fresh}` };
    expect((await tell({ from: '1', callId: 'n' }, headers)).statusCode).toBe(200);
    const used = (await ask(house, 'GET', '/api/1/phone')).json().tokens;
    expect(used.at(-1).lastUsedAt).toEqual(expect.any(String));
    const foreign = await ask(neighbour, 'DELETE', linkOf(shown, 'revoke'));
    expect(foreign.statusCode).toBe(404);
    expect((await ask(house, 'DELETE', linkOf(shown, 'revoke'))).statusCode).toBe(204);
    expect((await tell({ from: '1', callId: 'n' }, headers)).statusCode).toBe(401);
  });

  test('needs the master password, and no demo house makes one', async () => {
    const { database, config } = house;
    const someone = await makeTestRestaurant(database, config, { identifier: 'ohne-schluessel' });
    const refused = await makeToken({ ...house, restaurant: someone });
    expect(refused.json().key).toBe('MASTER_PASSWORD_REQUIRED');
    const demo = await makeTestRestaurant(database, config, { identifier: 'schau', isDemo: true });
    await enterMaster(house.app, demo);
    expect((await makeToken({ ...house, restaurant: demo })).json().key).toBe('DEMO_READ_ONLY');
  });

  test('is one of ten at most', async () => {
    for (let made = 1; made < 10; made += 1) await makeToken(house, `Anlage ${made}`);
    const eleventh = await makeToken(house);
    expect([eleventh.statusCode, eleventh.json().key]).toEqual([409, 'TOO_MANY_PHONE_TOKENS']);
  });
});
