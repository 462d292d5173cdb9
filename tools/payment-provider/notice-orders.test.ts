import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAddons } from '@stammtisch/contracts/addon/addon';
import { command } from '@stammtisch/api/platform/database/sql';
import { endSubscription } from './charges.ts';
import { faults } from './faults.ts';
import { signatureOf } from './notices.ts';
import { openPayingHouse, type PayingHouse } from './testing/open-paying-house.ts';

/** Of each of the four fates: 10,000 orders in the long run (`NOTICE_RUNS=2500`), fewer each time. */
const numRuns = Number(process.env['NOTICE_RUNS'] ?? 60);

let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse();
});
afterAll(() => house.stop());

const secret = 'whsec_of_the_tests';

function hear(body: string) {
  const at = Math.floor(Date.now() / 1_000);
  return house.app.inject({
    method: 'POST',
    url: '/api/1/stripe/webhook',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${at},v1=${signatureOf(body, secret, at)}`,
    },
    payload: body,
  });
}

const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
  house.app.inject({ method, url, headers: house.restaurant.headers, ...(payload && { payload }) });

async function stateOfAddon() {
  const { _embedded } = listAddons.reply.parse((await ask('GET', '/api/1/addons')).json());
  const found = _embedded.addons.find(({ key }) => key === 'payment');
  return { status: found?.status, active: found?.active, endsWithMonth: found?.endsWithMonth };
}

type Fate = 'paid' | 'ends-with-month' | 'ended' | 'expired';

const ends = {
  paid: { status: 'PURCHASED', active: true, endsWithMonth: false },
  'ends-with-month': { status: 'PURCHASED', active: true, endsWithMonth: true },
  ended: { status: 'NONE', active: false, endsWithMonth: false },
  expired: { status: 'NONE', active: false, endsWithMonth: false },
} as const satisfies Record<Fate, object>;

/** A purchase and what became of it at the provider, of which the house has heard nothing yet. */
async function purchase(fate: Fate) {
  const { provider, notices, shelf } = house.provider;
  provider.faults = faults.parse({ noticesLate: true });
  await house.database.systemTransaction((tx) => tx.run(command`delete from addon`));
  const { checkoutUrl } = (
    await ask('POST', '/api/1/addons/payment/init-purchase', {
      consent: true,
      taxInput: { taxId: 'DE123456789', code: 'eu_vat', companyName: 'Löwe GmbH' },
    })
  ).json();
  const session = shelf.session(checkoutUrl.split('/').at(-1));
  if (!session) throw new Error('a purchase begins with a checkout');
  if (fate === 'expired') {
    session.expires_at = 0;
    await fetch(checkoutUrl);
  } else await house.typeCard(checkoutUrl, '4242424242424242');
  const subscription = session.subscription ?? '';
  if (fate === 'ends-with-month' || fate === 'ended') endSubscription(provider, subscription, true);
  if (fate === 'ended') endSubscription(provider, subscription, false);
  return { session: session.id, told: notices.takeKept() };
}

/** Our own book as it was before anything was heard. */
async function forgetAll(session: string) {
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from provider_notice`);
    await tx.run(command`
      update addon set status = 'CHECKOUT_PENDING', active = false, subscription = null,
             checkout_session = ${session}, ends_with_month = false
       where restaurant_id = ${house.restaurant.id} and key = 'payment'`);
  });
}

test.each<[string, Fate]>([
  ['is paid', 'paid'],
  ['ends with its month', 'ends-with-month'],
  ['has ended', 'ended'],
  ['nobody finished', 'expired'],
])(
  'a purchase that %s is so in our book, in whichever order and however often the notices come',
  async (_title, fate) => {
    const { session, told } = await purchase(fate);
    const bought = house.provider.shelf.all().filter(({ object }) => object === 'subscription');
    expect(told.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ copies: fc.integer({ min: 1, max: 3 }), key: fc.nat() }), {
          minLength: told.length,
          maxLength: told.length,
        }),
        fc.array(fc.nat(), { minLength: 3 * told.length, maxLength: 3 * told.length }),
        fc.integer({ min: 1, max: 3 }),
        async (each, keys, atOnce) => {
          await forgetAll(session);
          const sent = told
            .flatMap((body, index) => Array.from({ length: each[index]!.copies }, () => body))
            .map((body, index) => ({ body, key: keys[index]! }))
            .toSorted((one, other) => one.key - other.key);
          for (let from = 0; from < sent.length; from += atOnce) {
            const answers = await Promise.all(
              sent.slice(from, from + atOnce).map(({ body }) => hear(body)),
            );
            for (const { statusCode } of answers) expect(statusCode).toBe(200);
          }
          expect(await stateOfAddon()).toEqual(ends[fate]);
        },
      ),
      { numRuns },
    );
    // Whatever was heard, nothing was bought a second time.
    const after = house.provider.shelf.all().filter(({ object }) => object === 'subscription');
    expect(after).toHaveLength(bought.length);
  },
  numRuns * 1_000 + 60_000,
);

test('a genuine notice changes nothing but what the provider says when it is asked again', async () => {
  const { session } = await purchase('paid');
  await forgetAll(session);
  const forged = house.provider.shelf.session(session);
  if (!forged) throw new Error('it was made a moment ago');
  forged.status = 'open';
  const about = (type: string, object: object) =>
    JSON.stringify({ id: `evt_${type}_${Math.random()}`, object: 'event', type, data: { object } });
  // It says that it is paid, and that it is the neighbour's; neither is believed.
  const said = { ...forged, status: 'complete', metadata: { tenant: house.foreign.id } };
  expect((await hear(about('checkout.session.completed', said))).statusCode).toBe(200);
  expect((await stateOfAddon()).status).toBe('CHECKOUT_PENDING');
  const neighbour = await house.app.inject({
    url: '/api/1/addons',
    headers: house.foreign.headers,
  });
  expect(neighbour.body).not.toContain('PURCHASED');
  for (const type of ['account.updated', 'customer.subscription.deleted']) {
    const unknown = await hear(about(type, { id: 'of_nobody', object: 'account' }));
    expect(unknown.statusCode).toBeLessThan(500);
  }
});

test('a notice that comes while the provider does not answer is heard when it is repeated', async () => {
  const { session, told } = await purchase('paid');
  await forgetAll(session);
  house.provider.provider.faults = faults.parse({ down: true });
  for (const body of told) expect((await hear(body)).statusCode).toBe(503);
  expect((await stateOfAddon()).status).toBe('CHECKOUT_PENDING');
  house.provider.provider.faults = faults.parse({});
  for (const body of told) expect((await hear(body)).statusCode).toBe(200);
  expect(await stateOfAddon()).toEqual(ends.paid);
}, 30_000);
