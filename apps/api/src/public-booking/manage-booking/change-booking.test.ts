import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { addDays } from '@stammtisch/domain/time/minute';
import { command, sql } from '../../platform/database/sql.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';

type Settings = NonNullable<Parameters<typeof openHouse>[0]>['settings'];
type Online = NonNullable<Settings>['onlineReservationSettings'];

const open = (onlineReservationSettings: Online = {}) =>
  openHouse({ host: 'booking', settings: { onlineReservationSettings } });

let house: OpenHouse;
beforeAll(async () => {
  house = await open({ confirmAtOnce: true });
});
afterAll(() => house.close());

const headers = { 'x-requested-with': 'XMLHttpRequest' };

async function book(wish: object = {}, of = house) {
  const answer = await of.app.inject({
    method: 'POST',
    url: `/api/1/public/restaurants/${of.restaurant.identifier}/reservations`,
    headers,
    payload: {
      date: of.day,
      time: '19:00',
      persons: 4,
      lastname: 'Krüger',
      phone: '030 1234567',
      email: 'lina@example.com',
      acceptsPrivacyPolicy: true,
      ...wish,
    },
  });
  return answer.json();
}

const send = (href: string, payload?: object, of = house) =>
  of.app.inject({ method: 'POST', url: href, headers, ...(payload && { payload }) });

async function change(booking: { _links: { change: { href: string } } }, wish: object, of = house) {
  const payload = { date: of.day, time: '19:30', persons: 4, ...wish };
  return send(booking._links.change.href, payload, of);
}

const mailsOf = (of = house) =>
  of.database.systemTransaction((tx) =>
    tx.many(sql(z.object({ type: z.string() }))`
      select type from mail_outbox where restaurant_id = ${of.restaurant.id} order by id`),
  );

describe('a guest changes their booking from the mail', () => {
  test('half an hour later at the table that they have: it does not stand in its own way', async () => {
    const mine = await book();
    await book({ time: '19:00' });
    const times = await house.app.inject({
      url: mine._links.availability.href.replace('{?date,persons}', `?date=${house.day}&persons=4`),
      headers,
    });
    const free = times.json().times.filter((each: { free: boolean }) => each.free);
    expect(free.map(({ time }: { time: string }) => time)).toContain('19:30');
    const changed = await change(mine, {});
    expect(changed.json()).toMatchObject({ state: 'confirmed', time: '19:30', persons: 4 });
    expect((await mailsOf()).at(-1)).toEqual({ type: 'change' });
  });

  test('is refused where all is taken, with the nearest times, and keeps what was booked', async () => {
    const date = addDays(house.day, 1);
    const mine = await book({ date, time: '12:00' });
    await book({ date, time: '18:00' });
    await book({ date, time: '18:00' });
    const refused = await change(mine, { date, time: '18:00' });
    expect(refused.json()).toMatchObject({ type: '/problems/not-bookable', reason: 'no-table' });
    expect(refused.json().alternatives.length).toBeGreaterThan(0);
    const look = await house.app.inject({ url: mine._links.self.href, headers });
    expect(look.json()).toMatchObject({ time: '12:00' });
  });

  test('of two who change to the last table one gets it', async () => {
    const date = addDays(house.day, 2);
    const two = [await book({ date, time: '10:00' }), await book({ date, time: '14:00' })];
    await book({ date, time: '18:00' });
    const answers = await Promise.all(two.map((each) => change(each, { date, time: '18:00' })));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  });

  test('twice the same wish is one change and one mail', async () => {
    const date = addDays(house.day, 3);
    const mine = await book({ date });
    const before = (await mailsOf()).length;
    await Promise.all([change(mine, { date }), change(mine, { date })]);
    expect((await mailsOf()).length - before).toBe(1);
  });

  test('a scanner that opens every link changes nothing', async () => {
    const mine = await book({ date: addDays(house.day, 4) });
    for (const { href } of Object.values<{ href: string }>(mine._links)) {
      for (const method of ['GET', 'HEAD'] as const) {
        await house.app.inject({ method, url: href.replace(/\{.*/, '') });
      }
    }
    const look = await house.app.inject({ url: mine._links.self.href, headers });
    expect(look.json()).toMatchObject({ state: 'confirmed', time: '19:00' });
  });

  test('who is sent too many mails by changes is sent no more, and nothing is changed', async () => {
    const guarded = await openHouse({
      host: 'booking',
      limits: { mailByRecipient: { points: 2, seconds: 3_600 } },
    });
    const mine = await book({}, guarded);
    expect((await change(mine, {}, guarded)).statusCode).toBe(200);
    expect((await change(mine, { time: '20:00' }, guarded)).statusCode).toBe(429);
    const look = await guarded.app.inject({ url: mine._links.self.href, headers });
    expect(look.json()).toMatchObject({ time: '19:30' });
    await guarded.close();
  });

  test('a larger party than the house takes online is asked to call', async () => {
    const mine = await book({ date: addDays(house.day, 5) });
    const refused = await change(mine, { persons: 11 });
    expect(refused.json().errors[0]).toMatchObject({ pointer: '/persons', code: 'party-size' });
  });
});

test('what a house confirmed by hand it is asked to confirm again', async () => {
  const careful = await open();
  const mine = await book({}, careful);
  await careful.database.systemTransaction((tx) =>
    tx.run({
      text: `update reservation set status = 'CONFIRMED' where restaurant_id = $1`,
      values: [careful.restaurant.id],
    }),
  );
  const fewer = await change(mine, { time: '19:00', persons: 3 }, careful);
  expect(fewer.json()).toMatchObject({ state: 'confirmed', persons: 3 });
  const later = await change(mine, {}, careful);
  expect(later.json()).toMatchObject({ state: 'requested', time: '19:30' });
  await careful.close();
});

test('within the window before the start guests neither cancel nor change, and read until when', async () => {
  const strict = await open({ freeCancellationHours: 72 });
  const mine = await book({}, strict);
  expect(mine._links).not.toHaveProperty('cancel');
  expect(mine._links).not.toHaveProperty('change');
  expect(mine.freeUntil).toEqual({ date: addDays(strict.day, -3), time: '19:00' });
  const far = await book({ date: addDays(strict.day, 5) }, strict);
  expect(far._links).toHaveProperty('change');
  const self = mine._links.self.href;
  const refused = await change({ _links: { change: { href: `${self}/change` } } }, {}, strict);
  expect(refused.json()).toMatchObject({ type: '/problems/change-not-allowed' });
  const kept = await send(`${self}/cancel`, undefined, strict);
  expect(kept.json()).toMatchObject({ type: '/problems/cancellation-not-allowed' });
  await strict.close();
});

describe('what a guest agrees to', () => {
  const nothing = { de: '', en: '', fr: '' };
  const unsaid = { privacy: nothing, terms: nothing, newsletter: nothing, dataStorage: nothing };

  const kept = (of: OpenHouse) =>
    of.database.systemTransaction((tx) =>
      tx.one(sql(z.object({ consents: z.array(z.looseObject({ kind: z.string() })) }))`
        select consents from reservation where restaurant_id = ${of.restaurant.id}
         order by id limit 1`),
    );

  test('is kept in the words that they read, and can be taken back once and again', async () => {
    const own = await open({
      consentTexts: { ...unsaid, newsletter: { ...unsaid.terms, de: 'Neues, bitte.' } },
    });
    const mine = await book({ allowsNewsletter: true, allowsDataStorage: true }, own);
    expect(mine.allows).toEqual({ newsletter: true, dataStorage: true });
    expect((await kept(own)).consents).toMatchObject([
      { kind: 'privacy' },
      { kind: 'newsletter', text: 'Neues, bitte.' },
      { kind: 'dataStorage' },
    ]);
    for (const _ of ['once', 'again']) {
      const { href } = mine._links.withdraw;
      const answer = await send(href, { consent: 'newsletter' }, own);
      expect(answer.json().allows).toEqual({ newsletter: false, dataStorage: true });
    }
    const [, newsletter, storage] = (await kept(own)).consents;
    expect(newsletter).toHaveProperty('withdrawnAt');
    expect(storage).not.toHaveProperty('withdrawnAt');
    const last = await send(mine._links.withdraw.href, { consent: 'dataStorage' }, own);
    expect(last.json()._links).not.toHaveProperty('withdraw');
    expect(last.json().state).toBe('requested');
    await own.close();
  });

  test('where the house has terms nobody books without them', async () => {
    const own = await open({ termsUrl: 'https://example.com/agb' });
    const refused = await book({}, own);
    expect(refused.errors[0]).toMatchObject({ pointer: '/acceptsTerms', code: 'required' });
    const booked = await book({ acceptsTerms: true }, own);
    expect(booked.state).toBe('requested');
    expect((await kept(own)).consents[1]).toMatchObject({ url: 'https://example.com/agb' });
    await own.close();
  });

  test('terms of the restaurant itself hold where the form has none of its own', async () => {
    const own = await open({});
    await own.database.systemTransaction((tx) =>
      tx.run(command`
        insert into restaurant_info (restaurant_id, terms_of_service_url)
        values (${own.restaurant.id}, 'https://example.com/hausordnung')`),
    );
    const refused = await book({}, own);
    expect(refused.errors[0]).toMatchObject({ pointer: '/acceptsTerms', code: 'required' });
    await book({ acceptsTerms: true }, own);
    expect((await kept(own)).consents[1]).toMatchObject({ url: 'https://example.com/hausordnung' });
    await own.close();
  });
});
