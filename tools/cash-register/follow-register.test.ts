import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readHistory } from '@stammtisch/contracts/reservation/read-history';
import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { applyRead } from '@stammtisch/api/cash-register/apply-read/apply-read';
import { command, sql } from '@stammtisch/api/platform/database/sql';
import { follow } from '@stammtisch/api/reservations/testing/book';
import { faults } from './faults.ts';
import { openRegisterHouse, type RegisterHouse } from './testing/open-register-house.ts';
import type { Account } from './till.ts';

let house: RegisterHouse;
let account: Account;
beforeAll(async () => {
  house = await openRegisterHouse();
});
beforeEach(async () => {
  account = await house.connect();
});
afterEach(() => house.clear());
afterAll(() => house.stop());

const idOf = (name: string) => account.tables.find((table) => table.name === name)?.id ?? 0;
const order = (name: string, at: string) => house.register.till.order(account, idOf(name), { at });
const pay = (name: string, more: { at?: string; isPart?: boolean } = {}) =>
  house.register.till.pay(account, idOf(name), more);
const wrong = (fault: Partial<z.input<typeof faults>>) => {
  house.register.provider.faults = faults.parse(fault);
};
const later = (party: ReservationReply, seconds: number) =>
  new Date(Date.parse(party.startsAt) + seconds * 1_000).toISOString();

describe('what the cash register says', () => {
  test('seats a party with its first order and closes it with the bill', async () => {
    const party = await house.expect(20);
    order('1', later(party, 30));
    await house.poll();
    expect(await house.again(party)).toMatchObject({
      status: 'SEATED',
      arrivalAt: later(party, 30),
    });
    pay('1', { at: later(party, 900) });
    await house.poll();
    expect(await house.again(party)).toMatchObject({
      status: 'CLOSED',
      departureAt: later(party, 900),
      timesEstimated: false,
    });
    const history = readHistory.reply.parse((await follow(house, party, 'history')).json());
    expect(history._embedded.entries.slice(-2)).toMatchObject([
      { by: 'register', from: 'CONFIRMED', to: 'SEATED' },
      { by: 'register', from: 'SEATED', to: 'CLOSED' },
    ]);
  });

  test('is told to the open screens, with the reservation that it changed', async () => {
    const party = await house.expect(20);
    order('1', later(party, 0));
    await house.poll();
    const told = await house.database.systemTransaction((tx) =>
      tx.many(sql(z.object({ href: z.string() }))`
        select href from change where type = 'reservation.set-by-register'`),
    );
    expect(told).toContainEqual({ href: `/api/1/reservations/${party.id}` });
  });

  test('closes nobody who has paid a part, nor at one of two tables', async () => {
    const party = await house.expect(20, ['1', '2']);
    order('1', later(party, 10));
    order('1', later(party, 20));
    order('2', later(party, 30));
    pay('1', { isPart: true });
    await house.poll();
    pay('1');
    await house.poll();
    expect(await house.again(party)).toMatchObject({ status: 'SEATED' });
    pay('2');
    await house.poll();
    expect(await house.again(party)).toMatchObject({ status: 'CLOSED' });
  });

  test('closes a party at the table to which it was moved meanwhile', async () => {
    const party = await house.expect(20);
    order('1', later(party, 0));
    await house.poll();
    const seated = await house.again(party);
    await follow(house, seated, 'self', {
      method: 'PATCH',
      payload: { tables: [house.tables['2']] },
    });
    pay('1');
    await house.poll();
    expect(await house.again(party)).toMatchObject({
      status: 'CLOSED',
      tables: [{ name: '2' }],
    });
  });

  test('says once that nobody came, and takes it back when they order after all', async () => {
    const party = await house.expect(60);
    await house.poll();
    const missing = await house.again(party);
    expect(missing.status).toBe('NO_SHOW');
    order('1', later(party, 3));
    await house.poll();
    expect(await house.again(party)).toMatchObject({ status: 'SEATED' });
  });

  test('is nothing new when it is read twice, doubled and backwards', async () => {
    const party = await house.expect(20);
    order('1', later(party, 10));
    order('1', later(party, 5));
    wrong({ ordersTwice: true, backwards: true });
    await house.poll();
    const seated = await house.again(party);
    expect(seated).toMatchObject({ status: 'SEATED', arrivalAt: later(party, 5) });
    await house.poll();
    expect((await house.again(party)).version).toBe(seated.version);
  });
});

describe('what a person has undone', () => {
  test('is not done again for the same order', async () => {
    const party = await house.expect(0);
    order('1', later(party, 0));
    await house.poll();
    const seated = await house.again(party);
    await follow(house, seated, 'status', { payload: { status: 'CONFIRMED' } });
    await house.poll();
    expect(await house.again(party)).toMatchObject({ status: 'CONFIRMED' });
    order('1', new Date(Date.now() + 1_000).toISOString());
    await house.poll();
    expect(await house.again(party)).toMatchObject({ status: 'SEATED' });
  });

  test('stays undone where the register had said that nobody came', async () => {
    const party = await house.expect(60);
    await house.poll();
    const missing = await house.again(party);
    await follow(house, missing, 'status', { payload: { status: 'CONFIRMED' } });
    await house.poll();
    expect(await house.again(party)).toMatchObject({ status: 'CONFIRMED' });
  });
});

describe('a register that cannot be heard', () => {
  test('says of nobody that they stayed away; back again, it says what is right', async () => {
    const [came, stayedAway] = [await house.expect(60, ['1']), await house.expect(60, ['2'])];
    order('1', later(came, 20));
    wrong({ down: true });
    await house.poll();
    await house.poll();
    expect((await house.again(stayedAway)).status).toBe('CONFIRMED');
    expect(await house.state()).toMatchObject({ state: 'CONNECTED', fault: 'silent' });
    wrong({});
    await house.poll();
    expect((await house.again(came)).status).toBe('SEATED');
    expect((await house.again(stayedAway)).status).toBe('NO_SHOW');
    expect(await house.state()).toMatchObject({ feed: 'FRESH', fault: null });
  });

  test.each([
    ['breaks off', { silent: true }, 'silent'],
    ['has enough of us', { busy: true }, 'busy'],
    ['answers with a page', { odd: true }, 'odd'],
    ['sends us somewhere else', { elsewhere: 'http://127.0.0.1:9/' }, 'odd'],
    ['has a clock that is an hour behind', { clockBehind: 3_600 }, 'clock'],
  ])('because it %s changes nothing', async (_, fault, said) => {
    const party = await house.expect(60);
    wrong(fault);
    await house.poll();
    expect((await house.again(party)).status).toBe('CONFIRMED');
    expect(await house.state()).toMatchObject({ fault: said, readAt: null });
  });

  test('because it lets us wait is given up', { timeout: 30_000 }, async () => {
    const party = await house.expect(60);
    wrong({ slow: 9_000 });
    await house.poll();
    expect((await house.again(party)).status).toBe('CONFIRMED');
    expect(await house.state()).toMatchObject({ fault: 'slow' });
  });

  test('because somebody revoked the access is asked no more until it is connected again', async () => {
    const party = await house.expect(60);
    wrong({ revoked: true });
    await house.poll();
    expect(await house.state()).toMatchObject({ state: 'REVOKED', fault: 'revoked' });
    wrong({});
    await house.poll();
    expect((await house.again(party)).status).toBe('CONFIRMED');
    await house.connect();
    await house.poll();
    expect((await house.again(party)).status).toBe('NO_SHOW');
  });

  test('because the addon rests is not asked', async () => {
    await house.ask('PUT', '/api/1/addons/cash_register_sync/active', { active: false });
    const party = await house.expect(60);
    await house.poll();
    expect(await house.state()).toMatchObject({ readAt: null, active: false });
    expect((await house.again(party)).status).toBe('CONFIRMED');
  });
});

test('a read that was overtaken by a newer one opens nothing again', async () => {
  const party = await house.expect(60);
  const table = String(idOf('1'));
  const at = Date.parse(later(party, 30));
  const orders = [{ id: '1', table, at }];
  const bills = [{ id: '2', table, at: at + 60_000, orderedFrom: at }];
  const read = (when: number, what: object) =>
    applyRead(house.database, house.restaurant.id, { at: when, orders: [], bills: [], ...what });
  await read(Date.now(), { bills });
  expect(await house.again(party)).toMatchObject({ status: 'CLOSED' });
  await read(Date.now() - 30_000, { orders });
  await read(Date.now() - 30_000, { orders });
  expect(await house.again(party)).toMatchObject({
    status: 'CLOSED',
    arrivalAt: new Date(at).toISOString(),
  });
});

test('of several processes one only takes a register whose turn has come', async () => {
  await house.makeDue();
  const taken = await Promise.all([house.readDue(), house.readDue(), house.readDue()]);
  expect(taken.toSorted()).toEqual([0, 0, 1]);
});

test('processes that read one register at the same moment do everything once', async () => {
  const party = await house.expect(20);
  order('1', later(party, 10));
  await Promise.all([house.poll(), house.poll(), house.poll()]);
  const lines = await house.database.systemTransaction((tx) =>
    tx.many(sql(z.object({ by: z.string() }))`
      select by from reservation_history where reservation_id = ${party.id} and what = 'status'`),
  );
  expect(lines).toEqual([{ by: 'register' }]);
});

test('another house hears nothing of it', async () => {
  const party = await house.expect(20);
  order('1', later(party, 10));
  await house.poll();
  expect((await house.again(party)).status).toBe('SEATED');
  const foreign = await house.ask('GET', '/api/1/ready2order', undefined, house.foreign);
  expect(foreign.json()).toMatchObject({ state: 'NONE', account: '', tableCount: 0 });
});

test('a party whose house asks a question first is seated by people only', async () => {
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update settings set sections = jsonb_set(sections, '{reservationSettings,askCoronaTest}', 'true')
       where restaurant_id = ${house.restaurant.id}`),
  );
  const party = await house.expect(60);
  order('1', later(party, 10));
  await house.poll();
  expect((await house.again(party)).status).toBe('CONFIRMED');
  expect(await house.state()).toMatchObject({ seatsNobody: true });
});
