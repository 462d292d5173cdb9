import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPaymentProvider } from '@stammtisch/api/payment/payment-provider';
import { reconcileFees } from '@stammtisch/api/fees/reconcile/reconcile-fees';
import { command } from '@stammtisch/api/platform/database/sql';
import { listFees, type FeeReply } from '@stammtisch/contracts/payment/fee';
import { faults } from './faults.ts';
import { openPayingHouse, type PayingHouse } from './testing/open-paying-house.ts';

let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse({
    settings: {
      cancellationPolicySettings: { noShowFeeAmount: 2_500, cardFromPersons: 3 },
      onlineReservationSettings: { freeCancellationHours: 24, confirmAtOnce: true },
    },
  });
  await house.openPayments();
});
afterEach(async () => {
  house.provider.provider.faults = faults.parse({});
  await house.provider.notices.settled();
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from fee`);
    await tx.run(command`delete from reservation`);
  });
});
afterAll(() => house.stop());

const works = '4242 4242 4242 4242';
const guestHeaders = { 'x-requested-with': 'test' };
const form = () => `/api/1/public/restaurants/${house.restaurant.identifier}`;

function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const { headers } = house.restaurant;
  return house.app.inject({ method, url, headers, ...(payload && { payload }) });
}

async function leaveCard(card = works, more = {}): Promise<string> {
  const opened = await house.app.inject({
    method: 'POST',
    url: `${form()}/cards`,
    headers: guestHeaders,
    payload: { acceptsPolicy: true, email: 'anna@example.com', name: 'Anna Huber' },
  });
  await house.typeCard(opened.json().url, card, more);
  return opened.json().id;
}

const readCard = async (id: string) =>
  (await house.app.inject({ url: `${form()}/cards/${id}`, headers: guestHeaders })).json();

function book(wish: object) {
  return house.app.inject({
    method: 'POST',
    url: `${form()}/reservations`,
    headers: guestHeaders,
    payload: {
      date: house.day,
      time: '19:00',
      persons: 4,
      lastname: 'Huber',
      phone: '+4930111111',
      email: 'anna@example.com',
      acceptsPrivacyPolicy: true,
      acceptsTerms: true,
      ...wish,
    },
  });
}

/** A party that left this card and, some days ago, did not come. */
async function noShow(card = works, more = {}): Promise<FeeReply> {
  const id = await leaveCard(card, more);
  await readCard(id);
  expect((await book({ card: id })).statusCode).toBe(201);
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update reservation set status = 'NO_SHOW', starts_at = starts_at - interval '5 days',
             ends_at = ends_at - interval '5 days', service_day = service_day - 5`),
  );
  const [due] = await list('due');
  if (!due) throw new Error('a no-show with a card is due');
  return due;
}

async function list(state: 'due' | 'done'): Promise<FeeReply[]> {
  const answer = await ask('GET', `/api/1/fees?state=${state}`);
  return listFees.reply.parse(answer.json())._embedded.fees;
}

const collect = (fee: FeeReply, reason = 'Nicht erschienen') =>
  ask('POST', `/api/1/reservations/${fee.reservationId}/fee`, { reason });

const charges = () =>
  house.provider.shelf
    .all()
    .filter((object) => object.object === 'payment_intent' && object.status === 'succeeded');

describe('a card that is left when booking', () => {
  test('is wanted from the party size on that the house names', async () => {
    const read = await house.app.inject({ url: form(), headers: guestHeaders });
    expect(read.json().card).toMatchObject({ fromPersons: 3, amount: 2_500, per: 'PERSON' });
    const refused = await book({});
    expect([refused.statusCode, refused.json().key]).toEqual([409, 'CARD_REQUIRED']);
    expect((await book({ persons: 2 })).statusCode).toBe(201);
  });

  test('is saved at the provider and goes with one booking', async () => {
    const id = await leaveCard();
    expect(await readCard(id)).toMatchObject({ state: 'SAVED', card: 'Visa 4242' });
    expect((await book({ card: id })).statusCode).toBe(201);
    expect((await book({ card: id, time: '12:00' })).json().key).toBe('CARD_REQUIRED');
    expect(await readCard(id)).toMatchObject({ state: 'OVER' });
  });

  test('counts only once the provider has it', async () => {
    const declined = await leaveCard('4000000000000002');
    expect(await readCard(declined)).toMatchObject({ state: 'OPEN' });
    expect((await book({ card: declined })).json().key).toBe('CARD_REQUIRED');
    const asked = await leaveCard('4000002500003155', { agreed: 'yes' });
    expect(await readCard(asked)).toMatchObject({ state: 'SAVED' });
  });

  test('of another house is none of this one', async () => {
    const id = await leaveCard();
    await readCard(id);
    const foreign = `/api/1/public/restaurants/${house.foreign.identifier}/cards/${id}`;
    expect((await house.app.inject({ url: foreign, headers: guestHeaders })).statusCode).toBe(404);
  });
});

describe('the fee of a no-show', () => {
  test('is collected by hand, once, for each of the smallest number of persons', async () => {
    const due = await noShow();
    expect(due).toMatchObject({ kind: 'NO_SHOW', state: 'DUE', amount: 10_000, card: 'Visa 4242' });
    const collected = await collect(due);
    expect(collected.json()).toMatchObject({ state: 'COLLECTED', reason: 'Nicht erschienen' });
    expect(await list('due')).toEqual([]);
    expect(charges()).toMatchObject([{ amount: 10_000, currency: 'eur' }]);
    const back = await house.app.inject({
      method: 'POST',
      url: `/api/1/reservations/${due.reservationId}/status`,
      headers: { ...house.restaurant.headers, 'if-match': '*' },
      payload: { status: 'CONFIRMED' },
    });
    expect(back.json()).toMatchObject({ guard: 'no-fee-collected' });
  });

  test('is one charge, however often it is pressed', async () => {
    const due = await noShow();
    const before = charges().length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => collect(due)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(charges().length - before).toBe(1);
  });

  test('whose answer got lost is found again, and not charged twice', async () => {
    const due = await noShow();
    const before = charges().length;
    house.provider.provider.faults = faults.parse({ brokenAfterCharge: true });
    expect((await collect(due)).json()).toMatchObject({ state: 'COLLECTED' });
    expect(charges().length - before).toBe(1);
  });

  test('stays open while the provider is silent, and is settled later', async () => {
    const due = await noShow();
    const before = charges().length;
    house.provider.provider.faults = faults.parse({ down: true });
    expect((await collect(due)).json()).toMatchObject({ state: 'PENDING' });
    expect((await collect(due)).json()).toMatchObject({ state: 'PENDING' });
    house.provider.provider.faults = faults.parse({});
    const provider = openPaymentProvider(house.config);
    if (!provider) throw new Error('the tests name a key');
    await reconcileFees(house.database, provider, 0);
    await reconcileFees(house.database, provider, 0);
    expect(await list('done')).toMatchObject([{ state: 'COLLECTED' }]);
    expect(charges().length - before).toBe(1);
  }, 30_000);

  test('is one charge in the end, whatever is pressed, lost, declined and asked again meanwhile', async () => {
    const provider = openPaymentProvider(house.config);
    if (!provider) throw new Error('the tests name a key');
    const fault = (set: object) => {
      house.provider.provider.faults = faults.parse(set);
    };
    const steps = {
      press: (due: FeeReply) => collect(due),
      'press thrice at once': (due: FeeReply) =>
        Promise.all([collect(due), collect(due), collect(due)]),
      'ask again': () => reconcileFees(house.database, provider, 0),
      'the card is declined': async () => fault({ declined: true }),
      'answers get lost': async () => fault({ brokenAfterCharge: true }),
      'all is well': async () => fault({}),
    };
    const names = Object.keys(steps) as (keyof typeof steps)[];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 8 }), async (story) => {
        await house.database.systemTransaction(async (tx) => {
          await tx.run(command`delete from fee`);
          await tx.run(command`delete from reservation`);
        });
        fault({});
        const due = await noShow();
        const before = charges().length;
        for (const name of story) await steps[name](due);
        fault({});
        await reconcileFees(house.database, provider, 0);
        await collect(due);
        expect(await list('done')).toMatchObject([{ state: 'COLLECTED', amount: 10_000 }]);
        expect(charges().length - before).toBe(1);
      }),
      { numRuns: Number(process.env['FEE_RUNS'] ?? 15) },
    );
  }, 600_000);

  test('is collected from a slow provider, too', async () => {
    const due = await noShow();
    house.provider.provider.faults = faults.parse({ slow: 1_500 });
    const answers = await Promise.all([collect(due), collect(due)]);
    const states = answers.map((answer) => answer.json().state);
    // Whoever pressed second sees that it is on its way, or done.
    expect(states).toContain('COLLECTED');
    house.provider.provider.faults = faults.parse({});
    expect(await list('done')).toMatchObject([{ state: 'COLLECTED' }]);
  }, 30_000);

  test.each([
    ['4000000000000341', {}, 'insufficient_funds'],
    ['4000002760003184', { agreed: 'yes' }, 'authentication_required'],
  ])('that the card refuses says why, and may be tried again: %s', async (card, more, failure) => {
    const due = await noShow(card, more);
    const refused = await collect(due);
    expect([refused.statusCode, refused.json().failure]).toEqual([502, failure]);
    expect(await list('due')).toMatchObject([{ state: 'FAILED', failure }]);
    expect((await collect(due)).statusCode).toBe(502);
  });

  test('is given back once, and then the reservation can be changed again', async () => {
    const due = await noShow();
    const { id } = (await collect(due)).json();
    const refund = () => ask('POST', `/api/1/fees/${id}/refund`, { reason: 'Gast war krank' });
    expect((await refund()).json()).toMatchObject({
      state: 'REFUNDED',
      refundReason: 'Gast war krank',
    });
    const again = await refund();
    expect([again.statusCode, again.json().key]).toEqual([409, 'FEE_NOT_REFUNDABLE']);
    const refunds = house.provider.shelf.all().filter(({ object }) => object === 'refund');
    expect(refunds).toHaveLength(1);
  });

  test('comes with everything that shows why it was right', async () => {
    const due = await noShow();
    const { id } = (await collect(due)).json();
    const evidence = (await ask('GET', `/api/1/fees/${id}/evidence`)).json();
    expect(evidence).toMatchObject({
      policy: { amount: 2_500, per: 'PERSON', freeCancellationHours: 24 },
      fee: { amount: 10_000 },
    });
    expect(evidence.policy.text).toContain('Karte');
    expect(evidence.charge).toMatch(/^pi_/);
    expect(evidence.history.map(({ what }: { what: string }) => what)).toContain('fee-collected');
    const mails = evidence.mails.map((mail: { type: string }) => mail.type);
    expect(mails).toContain('confirmation');
  });
});

test('nobody pays who came, or without a card', async () => {
  const id = await leaveCard();
  await readCard(id);
  await book({ card: id });
  await book({ persons: 2, time: '12:00' });
  expect(await list('due')).toEqual([]);
  const all = await ask('GET', `/api/1/reservations?date=${house.wireDay}`);
  for (const { id: reservation } of all.json()._embedded.reservations) {
    const refused = await ask('POST', `/api/1/reservations/${reservation}/fee`, { reason: 'x' });
    expect([refused.statusCode, refused.json().key]).toEqual([409, 'FEE_NOT_DUE']);
  }
});

describe('a guest with a card', () => {
  /** Expected in so many hours. */
  async function booked(hours: number) {
    const id = await leaveCard();
    await readCard(id);
    const { _links: links } = (await book({ card: id })).json();
    await house.database.systemTransaction((tx) =>
      tx.run(command`
        update reservation set starts_at = now() + make_interval(hours => ${hours}),
               ends_at = now() + make_interval(hours => ${hours + 2})`),
    );
    const { href } = links.self;
    const read = async () => (await house.app.inject({ url: href, headers: guestHeaders })).json();
    const cancel = () =>
      house.app.inject({ method: 'POST', url: `${href}/cancel`, headers: guestHeaders });
    return { read, cancel };
  }

  test('cancels in time for nothing', async () => {
    const { read, cancel } = await booked(30);
    expect(await read()).not.toHaveProperty('lateFee');
    expect((await cancel()).statusCode).toBe(200);
    expect(await list('due')).toEqual([]);
  });

  test('may cancel too late, is told what it costs, and owes just that', async () => {
    const { read, cancel } = await booked(5);
    expect(await read()).toMatchObject({ lateFee: { amount: 10_000, currency: 'EUR' } });
    expect((await cancel()).json()).toMatchObject({ state: 'cancelled' });
    expect(await list('due')).toMatchObject([
      { kind: 'LATE_CANCELLATION', state: 'DUE', amount: 10_000 },
    ]);
  });
});
