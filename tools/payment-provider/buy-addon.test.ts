import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listAddons, type AddonReply } from '@stammtisch/contracts/addon/addon';
import { command } from '@stammtisch/api/platform/database/sql';
import { enterMaster } from '@stammtisch/api/platform/testing/enter-master';
import { endSubscription } from './charges.ts';
import { faults } from './faults.ts';
import { openPayingHouse, type PayingHouse } from './testing/open-paying-house.ts';

let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse();
});
afterEach(async () => {
  house.provider.provider.faults = faults.parse({});
  await house.provider.notices.settled();
  await house.database.systemTransaction((tx) => tx.run(command`delete from addon`));
});
afterAll(() => house.stop());

const taxInput = { taxId: 'DE123456789', code: 'eu_vat', companyName: 'Löwe GmbH' };

function ask(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  who = house.restaurant,
) {
  return house.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
}

const buy = (payload: object = { consent: true, taxInput }) =>
  ask('POST', '/api/1/addons/payment/init-purchase', payload);

async function payment(): Promise<AddonReply> {
  const { _embedded } = listAddons.reply.parse((await ask('GET', '/api/1/addons')).json());
  const found = _embedded.addons.find(({ key }) => key === 'payment');
  if (!found) throw new Error('the addon is always listed');
  return found;
}

const complete = (checkoutSessionId: string, tenant: string = house.restaurant.id) =>
  ask('POST', '/api/1/stripe/complete-checkout', { checkoutSessionId, tenant });

const sessionOf = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? '';

describe('buying the payment addon', () => {
  test('leads to the provider’s page and back, and the addon is there', async () => {
    expect(await payment()).toMatchObject({ status: 'NONE', active: false, monthlyPrice: 990 });
    const { checkoutUrl } = (await buy()).json();
    expect(await payment()).toMatchObject({ status: 'CHECKOUT_PENDING', taxInput });
    const back = await house.typeCard(checkoutUrl, '4242 4242 4242 4242');
    const address = new URL(back.headers.get('location') ?? '');
    expect(address.pathname).toBe('/checkout-return');
    expect(address.searchParams.get('tenant')).toBe(house.restaurant.id);
    const done = await complete(address.searchParams.get('session_id') ?? '');
    expect(done.json()).toMatchObject({ active: true });
    expect(await payment()).toMatchObject({ status: 'PURCHASED', active: true });
    const again = await buy();
    expect([again.statusCode, again.json().key]).toEqual([409, 'ADDON_PURCHASE_ALREADY_ACTIVE']);
  });

  test('is known by the provider’s notice too, when nobody comes back', async () => {
    const { checkoutUrl } = (await buy()).json();
    await house.typeCard(checkoutUrl, '4242424242424242');
    await house.provider.notices.settled();
    expect(await payment()).toMatchObject({ status: 'PURCHASED' });
  });

  test('ends in the same state, however often and late the notices come', async () => {
    house.provider.provider.faults = faults.parse({ noticesLate: true, noticeCopies: 3 });
    const { checkoutUrl: first } = (await buy()).json();
    const { checkoutUrl: second } = (await buy()).json();
    await house.typeCard(second, '4242424242424242');
    await complete(sessionOf(second));
    await house.provider.notices.sendKept();
    expect(await payment()).toMatchObject({ status: 'PURCHASED', active: true });
    expect((await fetch(first)).status).toBe(410);
  });

  test('a declined card leaves the checkout open, another one can be tried', async () => {
    const { checkoutUrl } = (await buy()).json();
    expect((await house.typeCard(checkoutUrl, '4000000000000002')).status).toBe(402);
    expect(await payment()).toMatchObject({ status: 'CHECKOUT_PENDING' });
    expect((await house.typeCard(checkoutUrl, '5555555555554444')).status).toBe(303);
  });

  test('a checkout that nobody finished is over, and can be begun again', async () => {
    const { checkoutUrl } = (await buy()).json();
    const session = house.provider.shelf.session(sessionOf(checkoutUrl));
    if (session) session.expires_at = 0;
    expect((await complete(sessionOf(checkoutUrl))).json()).toMatchObject({ active: false });
    expect(await payment()).toMatchObject({ status: 'NONE' });
    expect((await buy()).statusCode).toBe(200);
  });

  test('the way back with another house’s name, or a made-up session, leads nowhere', async () => {
    const { checkoutUrl } = (await buy()).json();
    expect((await complete(sessionOf(checkoutUrl), house.foreign.id)).statusCode).toBe(404);
    expect((await complete('cs_test_0123456789')).statusCode).toBe(404);
  });

  test('what is missing is named, and nothing is begun', async () => {
    await enterMaster(house.app, house.foreign);
    const refused = await ask(
      'POST',
      '/api/1/addons/payment/init-purchase',
      { consent: true },
      house.foreign,
    );
    expect([refused.statusCode, refused.json().key]).toEqual([409, 'ADDON_DATA_MISSING']);
    expect(refused.json().missing).toEqual(
      expect.arrayContaining([
        'phone',
        'website',
        'billingAddress.line1',
        'taxId',
        'code',
        'processing-contract',
      ]),
    );
    expect((await buy({ consent: false })).statusCode).toBe(400);
  });

  test('a provider that is down is told as such', async () => {
    house.provider.provider.faults = faults.parse({ down: true });
    const refused = await buy();
    expect([refused.statusCode, refused.json().key]).toEqual([502, 'ADDON_PURCHASE_FAILED']);
  }, 20_000);
});

describe('an addon that was bought', () => {
  async function bought() {
    const { checkoutUrl } = (await buy()).json();
    await house.typeCard(checkoutUrl, '4242424242424242');
    await house.provider.notices.settled();
  }

  test('rests and comes back', async () => {
    await bought();
    const off = await ask('PUT', '/api/1/addons/payment/active', { active: false });
    expect(off.json()).toMatchObject({ status: 'PURCHASED', active: false });
    const on = await ask('PUT', '/api/1/addons/payment/active', { active: true });
    expect(on.json()).toMatchObject({ active: true });
  });

  test('is cancelled with the month that is paid, and ends when the provider says so', async () => {
    await bought();
    const ended = await ask('POST', '/api/1/addons/payment/end');
    expect(ended.json()).toMatchObject({ status: 'PURCHASED', active: true, endsWithMonth: true });
    await house.provider.notices.settled();
    const subscription = house.provider.shelf
      .all()
      .findLast((object) => object.object === 'subscription');
    endSubscription(house.provider.provider, subscription?.id ?? '', false);
    await house.provider.notices.settled();
    expect(await payment()).toMatchObject({ status: 'NONE', active: false });
  });

  test('cannot be switched on before', async () => {
    const refused = await ask('PUT', '/api/1/addons/payment/active', { active: true });
    expect([refused.statusCode, refused.json().key]).toEqual([409, 'ADDON_NOT_PURCHASED']);
  });
});

describe('the account for fees', () => {
  const read = async () => (await ask('GET', '/api/1/payment/stripe-account')).json();

  test('says what the provider still wants to know, until it is ready', async () => {
    expect(await read()).toMatchObject({ status: 'MISSING' });
    const { url } = (await ask('POST', '/api/1/payment/stripe-account')).json();
    expect(await read()).toMatchObject({ status: 'DUE' });
    await fetch(url, { method: 'POST', redirect: 'manual' });
    await house.provider.notices.settled();
    expect((await read()).capabilities[0]).toMatchObject({
      state: 'pending',
      currentlyDue: ['representative.dob'],
    });
    const whole = {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ wholly: 'yes' }),
    } as const;
    await fetch(url, whole);
    expect(await read()).toMatchObject({ status: 'READY' });
  });
});

describe('a notice', () => {
  const hear = (payload: string, signature: string) =>
    house.app.inject({
      method: 'POST',
      url: '/api/1/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });

  test.each(['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}`])(
    'with a forged signature is not heard: %j',
    async (signature) => {
      const refused = await hear('{"id":"evt_1","type":"account.updated"}', signature);
      expect([refused.statusCode, refused.json().key]).toEqual([400, 'NOTICE_NOT_GENUINE']);
    },
  );

  test('that is older than five minutes is not heard', async () => {
    const { createHmac } = await import('node:crypto');
    const body = '{"id":"evt_2","object":"event","type":"account.updated","data":{"object":{}}}';
    const signed = (at: number) =>
      `t=${at},v1=${createHmac('sha256', 'whsec_of_the_tests').update(`${at}.${body}`).digest('hex')}`;
    const now = Math.floor(Date.now() / 1_000);
    expect((await hear(body, signed(now - 400))).statusCode).toBe(400);
    expect((await hear(body, signed(now))).statusCode).toBe(200);
  });
});
