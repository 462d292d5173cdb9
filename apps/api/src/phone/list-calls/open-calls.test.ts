import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { command } from '../../platform/database/sql.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { enterMaster } from '../../platform/testing/enter-master.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import {
  callsOf,
  countNotices,
  makeToken,
  phoneSystem,
  type PhoneSystem,
} from '../testing/a-phone-system.ts';

let house: OpenHouse;
let neighbour: OpenHouse;
let tell: PhoneSystem;
beforeAll(async () => {
  house = await openHouse();
  neighbour = { ...house, restaurant: house.foreign };
  await enterMaster(house.app, house.restaurant);
  tell = phoneSystem(house, (await makeToken(house)).json().token);
});
afterAll(() => house.close());
afterEach(() => house.database.systemTransaction((tx) => tx.run(command`delete from phone_call`)));

describe('a call is found by whoever opens a screen', () => {
  const open = async (where = house) => {
    const { _embedded, total } = (await ask(where, 'GET', '/api/1/phone/calls?open=true')).json();
    expect(total).toBe(_embedded.calls.length);
    return _embedded.calls.map(({ caller }: { caller: string }) => caller);
  };
  const age = (what: 'started_at' | 'ended_at', seconds: number) =>
    house.database.systemTransaction((tx) =>
      tx.run({
        text: `update phone_call set ${what} = clock_timestamp() - make_interval(secs => $1)`,
        values: [seconds],
      }),
    );

  test('while it rings, in this house alone', async () => {
    await tell({ from: '+4930222', callId: 'a' });
    expect(await open()).toEqual(['+4930222']);
    expect(await open(neighbour)).toEqual([]);
    await age('started_at', 301);
    expect(await open()).toEqual([]);
  });

  test('until somebody answers, and not after the conversation either', async () => {
    await tell({ from: '+4930222', callId: 'a' });
    await tell({ event: 'answer', callId: 'a' });
    expect(await open()).toEqual([]);
    await tell({ event: 'hangup', callId: 'a' });
    expect(await open()).toEqual([]);
    await tell({ event: 'answer', from: '+4930333', callId: 'b' });
    expect(await open()).toEqual([]);
  });

  test('for the seconds for which the card of a missed call stands elsewhere', async () => {
    await tell({ from: '+4930222', callId: 'a' });
    await tell({ event: 'hangup', callId: 'a' });
    expect(await open()).toEqual(['+4930222']);
    await tell({ event: 'hangup', from: '+4930333', callId: 'never rang' });
    expect(await open()).toEqual(['+4930222']);
    await age('ended_at', 16);
    expect(await open()).toEqual([]);
  });

  test('until somebody puts it away, which changes nothing for those who see it', async () => {
    await tell({ from: '+4930222', callId: 'a' });
    const before = await countNotices(house);
    const [call] = await callsOf(house);
    const foreign = await ask(neighbour, 'POST', linkOf(call, 'put-away'));
    expect(foreign.statusCode).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(house, 'POST', linkOf(call, 'put-away'))).statusCode).toBe(204);
    }
    expect(await open()).toEqual([]);
    expect(await callsOf(house)).toMatchObject([{ state: 'RINGING' }]);
    expect(await countNotices(house)).toBe(before);
  });
});
