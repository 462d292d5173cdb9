import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import {
  cashRegister,
  requestGrant,
  type CashRegisterReply,
} from '@stammtisch/contracts/cash-register/cash-register';
import { reservation, type ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { readAllDue } from '@stammtisch/api/cash-register/poll/start-polling';
import { command } from '@stammtisch/api/platform/database/sql';
import { enterMaster } from '@stammtisch/api/platform/testing/enter-master';
import type { TestRestaurant } from '@stammtisch/api/platform/testing/test-restaurant';
import { epochMinuteOf, toMinute } from '@stammtisch/api/platform/time-zone/time-zone';
import { book } from '@stammtisch/api/reservations/testing/book';
import { openHouse, type OpenHouse } from '@stammtisch/api/reservations/testing/open-house';
import { faults } from '../faults.ts';
import { serveCashRegister, type CashRegister } from '../serve-cash-register.ts';
import type { Account } from '../till.ts';

export interface RegisterHouse extends OpenHouse {
  register: CashRegister;
  ask: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    who?: TestRestaurant,
  ) => Promise<LightMyRequestResponse>;
  /** Sends somebody to the provider’s page and answers with what it sends them back with. */
  beGranted: (answer?: 'approve' | 'deny', who?: TestRestaurant) => Promise<URLSearchParams>;
  /** Connects the register of that name, listened to since yesterday. */
  connect: () => Promise<Account>;
  state: () => Promise<CashRegisterReply>;
  /** Every register’s turn has come. */
  makeDue: () => Promise<void>;
  /** Reads what is due, as one process does; answers how many registers it took. */
  readDue: () => Promise<number>;
  /** Reads every register now. */
  poll: () => Promise<void>;
  /** A party that was expected so many minutes ago. */
  expect: (minutesAgo: number, tables?: string[]) => Promise<ReservationReply>;
  again: (party: ReservationReply) => Promise<ReservationReply>;
  /** Takes everything back that the register and the tests have done. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A house and the provider of its cash register, whose addon it has taken. */
export async function openRegisterHouse(
  environment: Record<string, string> = {},
): Promise<RegisterHouse> {
  const developerToken = 'developer-token-of-the-tests';
  const register = await serveCashRegister({ port: 0, host: '127.0.0.1', developerToken });
  const house = await openHouse({
    environment: {
      READY2ORDER_DEVELOPER_TOKEN: developerToken,
      READY2ORDER_API: register.origin,
      ...environment,
    },
  });
  const { app, database, config, restaurant, foreign } = house;
  for (const who of [restaurant, foreign]) {
    await enterMaster(app, who);
    await database.systemTransaction((tx) =>
      tx.run(command`
        insert into addon (restaurant_id, key, status, active, updated_at)
        values (${who.id}, 'cash_register_sync', 'PURCHASED', true, now() - interval '1 day')`),
    );
  }
  const ask: RegisterHouse['ask'] = async (method, url, payload, who = restaurant) =>
    app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });

  const beGranted: RegisterHouse['beGranted'] = async (answer = 'approve', who = restaurant) => {
    const request = requestGrant.reply.parse(
      (await ask('GET', requestGrant.path, undefined, who)).json(),
    );
    const asked = await fetch(request.r2oUrl, {
      method: 'POST',
      headers: { authorization: request.authorizationHeader, 'content-type': 'application/json' },
      body: JSON.stringify({ authorizationCallbackUri: request.authorizationCallbackUri }),
    });
    const { grantAccessUri } = z.object({ grantAccessUri: z.url() }).parse(await asked.json());
    const back = await fetch(grantAccessUri, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer, account: 'Kasse am Markt' }),
    });
    return new URL(back.headers.get('location') ?? '').searchParams;
  };

  const makeDue = async () => {
    await database.systemTransaction((tx) =>
      tx.run(command`update cash_register set next_read_at = now()`),
    );
  };
  const readDue = async () => {
    const faultsOfPoll: unknown[] = [];
    const provider = { origin: register.origin, developerToken };
    const parts = { database, config, provider };
    const count = await readAllDue(parts, (fault) => faultsOfPoll.push(fault));
    if (faultsOfPoll.length > 0) throw new Error('a poll failed', { cause: faultsOfPoll[0] });
    return count;
  };

  return {
    ...house,
    register,
    ask,
    beGranted,
    async connect() {
      const back = await beGranted();
      const payload = { state: back.get('state'), accountToken: back.get('accountToken') };
      const connected = await ask('POST', '/api/1/ready2order/connection', payload);
      if (connected.statusCode !== 200) throw new Error(`not connected: ${connected.body}`);
      await database.systemTransaction((tx) =>
        tx.run(command`update cash_register set connected_at = now() - interval '1 day'`),
      );
      return register.till.open('Kasse am Markt');
    },
    state: async () => cashRegister.parse((await ask('GET', '/api/1/ready2order')).json()),
    makeDue,
    readDue,
    async poll() {
      await makeDue();
      await readDue();
    },
    expect(minutesAgo, tables = ['1']) {
      const start = toMinute(
        epochMinuteOf(new Date(Date.now() - minutesAgo * 60_000)),
        'Europe/Berlin',
      );
      return book(house, {
        date: formatWireDate(dayOf(start)),
        time: formatWireTime(start),
        tables: tables.map((name) => house.tables[name]),
      });
    },
    async again(party) {
      return reservation.parse((await ask('GET', `/api/1/reservations/${party.id}`)).json());
    },
    async clear() {
      register.provider.faults = faults.parse({});
      for (const account of register.till.accounts) {
        account.orders = [];
        account.bills = [];
      }
      await database.systemTransaction(async (tx) => {
        await tx.run(command`delete from reservation`);
        await tx.run(command`delete from cash_register`);
        await tx.run(command`delete from cash_register_grant`);
        await tx.run(command`
          update addon set active = true, updated_at = now() - interval '1 day'`);
      });
    },
    async stop() {
      await house.close();
      await register.close();
    },
  };
}
