import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { command } from '../../platform/database/sql.ts';
import { bodyTypes } from '../../platform/http/body-parsers.ts';
import { enterMaster } from '../../platform/testing/enter-master.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { callsOf, makeToken, phoneSystem, type PhoneSystem } from '../testing/a-phone-system.ts';

let house: OpenHouse;
let neighbour: OpenHouse;
let tell: PhoneSystem;
let token: string;
beforeAll(async () => {
  house = await openHouse();
  neighbour = { ...house, restaurant: house.foreign };
  await enterMaster(house.app, house.restaurant);
  token = (await makeToken(house)).json().token;
  tell = phoneSystem(house, token);
});
afterAll(() => house.close());
afterEach(() => house.database.systemTransaction((tx) => tx.run(command`delete from phone_call`)));

const tellByForm = (told: Record<string, string>, url: string) =>
  house.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': bodyTypes.form },
    payload: new URLSearchParams(told).toString(),
  });

describe('a phone system', () => {
  test('tells in JSON, in a form, or by opening an address; with its token in a header or there', async () => {
    const url = `/api/1/phone/calls?token=${token}`;
    expect(
      (await tellByForm({ event: 'newCall', from: '4930111111', callId: '1' }, url)).json(),
    ).toEqual({ heard: true, _links: {} });
    const opened = `/api/1/phone/call?token=${token}&callerNumber=030111112`;
    expect((await house.app.inject({ url: opened })).statusCode).toBe(200);
    expect((await tell({ callerNumber: 4930111113, callId: '3' })).statusCode).toBe(200);
    expect((await callsOf(house)).map(({ caller }: { caller: string }) => caller)).toEqual([
      '+4930111113',
      '+4930111112',
      '+4930111111',
    ]);
  });

  test('of sipgate is told where to say that somebody answered or hung up', async () => {
    const told = { event: 'newCall', from: '4930111111', to: '4930', direction: 'in', callId: '1' };
    const answer = await tellByForm(
      { ...told, 'user[]': 'Tresen' },
      `/api/1/phone/sipgate?token=${token}`,
    );
    expect(answer.headers['content-type']).toBe('application/xml');
    const [, next = ''] = /onHangup="([^"]+)"/.exec(answer.body) ?? [];
    expect(next).toContain(house.config.APP_ORIGIN);
    const { pathname, search } = new URL(next);
    const hungUp = { event: 'hangup', callId: '1', cause: 'normalClearing' };
    expect((await tellByForm(hungUp, pathname + search)).statusCode).toBe(200);
    expect(await callsOf(house)).toMatchObject([{ state: 'ENDED', caller: '+4930111111' }]);
  });

  test.each([
    ['no token', {}],
    ['a wrong one', { authorization: 'Bearer stammtisch-phone-of-nobody' }],
  ])('with %s is refused, and nothing rings', async (_what, headers) => {
    const answer = await tell({ from: '+4930222' }, headers);
    expect([answer.statusCode, answer.json().key]).toEqual([401, 'PLEASE_LOGIN']);
    expect(await callsOf(house)).toEqual([]);
  });

  test('is not let in with what staff sign in with, nor with a deploy token', async () => {
    expect((await tell({ from: '1' }, house.restaurant.headers)).statusCode).toBe(401);
    const admin = { authorization: `Bearer ${house.config.REGISTRY_ADMIN_TOKEN}` };
    expect((await tell({ from: '1' }, admin)).statusCode).toBe(401);
  });

  test.each([
    ['an unknown event', { event: 'dance', from: '1' }],
    ['a number of a thousand digits', { from: '1'.repeat(1_000) }],
    ['a call id that no row could hold', { callId: 'a\u0000b' }],
  ])('that sends %s is told what is wrong', async (_what, told) => {
    expect((await tell(told)).statusCode).toBe(400);
    expect(await callsOf(house)).toEqual([]);
  });

  test('that sends a megabyte is cut off', async () => {
    const answer = await tell({ from: '1', note: 'x'.repeat(1_048_576) });
    expect(answer.statusCode).toBe(413);
  });

  test('that goes wild is slowed down, without harm to the neighbour', async () => {
    await enterMaster(house.app, neighbour.restaurant);
    const headers = { authorization: `Bearer ${(await makeToken(neighbour)).json().token}` };
    const statuses = new Set<number>();
    // More than the database takes at one moment would be put off, not slowed down.
    for (let told = 0; told < 320; told += 20) {
      const wild = await Promise.all(
        Array.from({ length: 20 }, () => tell({ from: '+4930222', callId: 'wild' }, headers)),
      );
      for (const { statusCode } of wild) statuses.add(statusCode);
    }
    expect([...statuses].toSorted()).toEqual([200, 429]);
    expect((await tell({ from: '1' })).statusCode).toBe(200);
  });
});
