import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { command, sql } from '@stammtisch/api/platform/database/sql';
import { endSubscription } from './charges.ts';
import { faults } from './faults.ts';
import { signatureOf } from './notices.ts';
import { openPayingHouse, type PayingHouse } from './testing/open-paying-house.ts';

/** Of each of the four fates: 10,000 orders in the long run (`NOTICE_RUNS=2500`), fewer each time. */
const numRuns = Number(process.env['NOTICE_RUNS'] ?? 60);

let house: PayingHouse;
let purchases: Record<Fate, Purchase>;
beforeAll(async () => {
  house = await openPayingHouse();
  purchases = {
    paid: await purchase('paid'),
    'ends-with-month': await purchase('ends-with-month'),
    ended: await purchase('ended'),
    expired: await purchase('expired'),
  };
});
afterAll(() => house.stop());

const secret = 'whsec_of_the_tests';

/** One address may ask only so often; a long run asks oftener. */
let asked = 0;
function nextAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

function hear(body: string) {
  const at = Math.floor(Date.now() / 1_000);
  return house.app.inject({
    method: 'POST',
    url: '/api/1/stripe/webhook',
    remoteAddress: nextAddress(),
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${at},v1=${signatureOf(body, secret, at)}`,
    },
    payload: body,
  });
}

const buy = (payload: object) =>
  house.app.inject({
    method: 'POST',
    url: '/api/1/addons/payment/init-purchase',
    headers: house.restaurant.headers,
    payload,
  });

const addonRow = z.object({ status: z.string(), active: z.boolean(), endsWithMonth: z.boolean() });

/** From the book itself: in a long run the token of whoever would ask is over. */
function stateOfAddon() {
  return house.database.systemTransaction((tx) =>
    tx.one(sql(addonRow)`
      select status, active, ends_with_month as "endsWithMonth" from addon
       where restaurant_id = ${house.restaurant.id} and key = 'payment'`),
  );
}

type Fate = 'paid' | 'ends-with-month' | 'ended' | 'expired';

const ends = {
  paid: { status: 'PURCHASED', active: true, endsWithMonth: false },
  'ends-with-month': { status: 'PURCHASED', active: true, endsWithMonth: true },
  ended: { status: 'NONE', active: false, endsWithMonth: false },
  expired: { status: 'NONE', active: false, endsWithMonth: false },
} as const satisfies Record<Fate, object>;

interface Purchase {
  session: string;
  /** The notices of it. */
  told: string[];
}

/** A purchase and what became of it at the provider, of which the house has heard nothing yet. */
async function purchase(fate: Fate): Promise<Purchase> {
  const { provider, notices, shelf } = house.provider;
  provider.faults = faults.parse({ noticesLate: true });
  await house.database.systemTransaction((tx) => tx.run(command`delete from addon`));
  const { checkoutUrl } = (
    await buy({
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

test.each<[string, Fate]>([
  ['is paid', 'paid'],
  ['ends with its month', 'ends-with-month'],
  ['has ended', 'ended'],
  ['nobody finished', 'expired'],
])(
  'a purchase that %s is so in our book, in whichever order and however often the notices come',
  async (_title, fate) => {
    const { session, told } = purchases[fate];
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
