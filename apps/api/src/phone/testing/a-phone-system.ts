import { ask } from '../../platform/testing/ask.ts';
import type { TestApi } from '../../platform/testing/create-test-api.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** For tests: what a phone system signs in with; the master password was entered before. */
export const makeToken = (house: TestApi, name = 'FRITZ!Box') =>
  ask(house, 'POST', '/api/1/phone/tokens', { payload: { name } });

/** Tells a house of calls, with its own token unless a test has others. */
export type PhoneSystem = ReturnType<typeof phoneSystem>;

export const phoneSystem =
  (house: TestApi, token: string) =>
  (told: Record<string, string | number>, headers: Record<string, string> = bearer(token)) =>
    house.app.inject({ method: 'POST', url: '/api/1/phone/calls', headers, payload: told });

/** The calls of the last day, the latest first. */
export const callsOf = async (house: TestApi) =>
  (await ask(house, 'GET', '/api/1/phone/calls')).json()._embedded.calls;

/** How often the open screens were told of a call. */
export async function countNotices(house: TestApi): Promise<number> {
  const rows: unknown[] = await house.database.systemTransaction((tx) =>
    tx.many({
      text: `select href from change where type = 'phone.call'`,
      values: [],
      parse: (row) => row,
    }),
  );
  return rows.length;
}
