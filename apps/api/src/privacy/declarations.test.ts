import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../platform/testing/ask.ts';
import { createTestApi, type TestApi } from '../platform/testing/create-test-api.ts';

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi();
  await ask(house, 'POST', '/api/1/guests', {
    payload: { lastname: '=Ja', email: 'ja@example.com', allowsDataStorage: true },
  });
  await ask(house, 'POST', '/api/1/guests', { payload: { lastname: 'Nein' } });
});
afterAll(() => house.close());

const base = '/api/1/data-protection-declaration';
const exported = (search = '') => ask(house, 'GET', `/api/1/privacy/consents/export/csv${search}`);

test('guests’ consents leave the house only after the declaration was accepted', async () => {
  const refused = await exported();
  expect([refused.statusCode, refused.json().key]).toEqual([403, 'DECLARATION_REQUIRED']);
  const open = await ask(house, 'GET', `${base}/guest-export`);
  expect(open.json()).toMatchObject({ version: 1, acceptance: null, history: [] });
  const accepted = await ask(house, 'POST', `${base}/guest-export`, { payload: { version: 1 } });
  expect(accepted.statusCode).toBe(201);
  expect(accepted.json().acceptance).toMatchObject({
    type: 'guest-export',
    version: 1,
    acceptedBy: house.restaurant.email,
  });
  const file = await exported('?language=en');
  expect(file.statusCode).toBe(200);
  const lines = file.body.trim().split('\r\n');
  expect(lines[0]).toContain('Last name;First name;E-mail');
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(["'=Ja", 'Nein']);
});

test('the file holds all guests, or only those with or without consent', async () => {
  const names = async (consent: string) => {
    const { body } = await exported(`?consent=${consent}`);
    return body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[0]);
  };
  expect(await names('given')).toEqual(["'=Ja"]);
  expect(await names('missing')).toEqual(['Nein']);
});

test('what was accepted once is written down each time, and only the text of today counts', async () => {
  const again = await ask(house, 'POST', base, { payload: { type: 'guest-export', version: 1 } });
  expect(again.json().history).toHaveLength(2);
  const outdated = await ask(house, 'POST', base, {
    payload: { type: 'guest-export', version: 2 },
  });
  expect(outdated.json().errors).toMatchObject([{ pointer: '/version', code: 'outdated' }]);
  expect((await ask(house, 'GET', `${base}/something-else`)).statusCode).toBe(404);
});

test('another house has accepted nothing', async () => {
  const other = { ...house, restaurant: house.foreign };
  const reply = await ask(other, 'GET', `${base}/guest-export`);
  expect(reply.json().history).toEqual([]);
  expect((await ask(other, 'GET', '/api/1/privacy/consents/export/csv')).statusCode).toBe(403);
});
