import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailSettings } from '@stammtisch/contracts/settings/mail-settings';
import { buildApi } from '../build-api.ts';
import type { Api } from '../platform/http/api.ts';
import { command } from '../platform/database/sql.ts';
import { createMailTransport } from '../platform/mail/mail-transport.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { deliverMails } from './deliver-mails.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

let house: OpenHouse;
let host: Api;
let server: MailServer;
let faults: unknown[] = [];

beforeAll(async () => {
  house = await openHouse({ settings: { onlineReservationSettings: { leadTime: 0 } } });
  const { config, database, api } = house;
  host = await buildApi({ ...api, host: 'booking', config, database });
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into restaurant_info (restaurant_id, email) values (${house.restaurant.id}, 'wirt@loewe.example')`),
  );
});
afterAll(async () => {
  await host.app.close();
  await house.close();
});
beforeEach(async () => {
  server = await startMailServer();
  faults = [];
});
afterEach(async () => {
  await server.close();
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from reservation`);
    await tx.run(command`delete from mail_outbox`);
    await tx.run(command`delete from rate_limit`);
  });
});

async function set(mail: object): Promise<void> {
  const sections = JSON.stringify({ mail: mailSettings.parse(mail) });
  await house.database.systemTransaction((tx) =>
    tx.run(command`update settings set sections = sections || ${sections}::jsonb`),
  );
}

const headers = { 'x-requested-with': 'XMLHttpRequest' };

/** A guest books online and gets the mails; answers the link of the booking. */
async function bookOnline(wish: object = {}): Promise<string> {
  const booked = await host.app.inject({
    method: 'POST',
    url: `/api/1/public/restaurants/${house.restaurant.identifier}/reservations`,
    headers,
    payload: {
      date: house.day,
      time: '19:00',
      persons: 2,
      forename: 'Lina',
      lastname: 'Krüger',
      phone: '+49 30 1234567',
      email: 'lina@example.com',
      language: 'fr',
      acceptsPrivacyPolicy: true,
      ...wish,
    },
  });
  if (booked.statusCode !== 201) throw new Error(booked.body);
  return String(booked.headers['location']);
}

async function deliver() {
  const { database, config } = house;
  const mail = createMailTransport(server.url);
  await deliverMails({ database, config, mail, onFault: (fault) => faults.push(fault) });
  expect(faults).toEqual([]);
  return server.mails.toSorted((one, other) =>
    String(one.to?.[0]?.address).localeCompare(String(other.to?.[0]?.address)),
  );
}

test('guest and house each hear of a request in their own language', async () => {
  await set({});
  await bookOnline({ comment: 'Fensterplatz, <b>bitte</b>' });
  const [toGuest, toHouse] = await deliver();
  expect(toGuest?.subject).toMatch(/^Votre demande/u);
  expect(toHouse?.to).toEqual([{ name: 'goldener-loewe', address: 'wirt@loewe.example' }]);
  expect(toHouse?.subject).toMatch(/^Anfrage: Lina Krüger, .+, 19:00, 2 Personen$/u);
  expect(toHouse?.replyTo).toEqual([{ name: 'Lina Krüger', address: 'lina@example.com' }]);
  expect(toHouse?.text).toContain('Telefon: +49');
  expect(toHouse?.html).toContain('&lt;b&gt;bitte&lt;/b&gt;');
  expect(toHouse?.html).toContain(`${house.config.APP_ORIGIN}/newReservation/`);
  expect(toHouse?.attachments).toEqual([]);
});

test('the house hears of a cancellation from the mail, at every address that it wants', async () => {
  const addresses = ['tresen@loewe.example', 'wirtin@loewe.example'];
  await set({ notifications: { addresses, language: 'en', requests: false } });
  const link = await bookOnline();
  expect((await deliver()).map((mail) => mail.to?.[0]?.address)).toEqual(['lina@example.com']);
  const cancelled = await host.app.inject({ method: 'POST', url: `${link}/cancel`, headers });
  expect(cancelled.statusCode).toBe(200);
  const told = (await deliver()).filter((mail) => mail.subject?.startsWith('Cancelled: Lina'));
  expect(told.map((mail) => mail.to?.[0]?.address)).toEqual(addresses);
});

test('what the house hears can be switched off', async () => {
  await set({ notifications: { requests: false, cancellations: false } });
  const link = await bookOnline();
  await host.app.inject({ method: 'POST', url: `${link}/cancel`, headers });
  expect((await deliver()).every((mail) => mail.to?.[0]?.address === 'lina@example.com')).toBe(
    true,
  );
});

test('the house says it in its own words, as text, with its own sender and links', async () => {
  await set({
    texts: {
      request: {
        fr: {
          subject: 'Merci {guestName}',
          greeting: 'Salut {guestName} !',
          body: 'Bonjour <script>alert(1)</script>\nle {date}\n\nPour annuler : {cancelLink}',
          closing: 'À {time}',
        },
      },
    },
    senderName: 'Löwe, "das" <Haus>',
    replyAddress: 'tisch@loewe.example',
    additionalEmailLinkList: [
      { label: 'La carte & <plus>', url: 'https://loewe.example/?a=1&b=2' },
    ],
    notifications: { requests: false },
  });
  await bookOnline({ forename: '{time}', lastname: 'K\r\nBcc: evil@example.com' });
  const [mail] = await deliver();
  expect(server.recipients).toEqual(['lina@example.com']);
  expect(mail?.from).toEqual({ name: 'Löwe, "das" <Haus>', address: house.config.MAIL_FROM });
  expect(mail?.replyTo?.[0]?.address).toBe('tisch@loewe.example');
  expect(mail?.subject).toBe('Merci {time} K Bcc: evil@example.com');
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.html).not.toContain('<script');
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).toMatch(/<br\/?>/u);
  expect(mail?.html).toMatch(/href="[^"]+\/#\/manage\/[\w-]{22}"[^>]*>Voir, modifier ou annuler/u);
  expect(mail?.html).toContain('href="https://loewe.example/?a=1&amp;b=2"');
  expect(mail?.html).toContain('La carte &amp; &lt;plus&gt;');
  expect(mail?.text).toMatch(/Pour annuler : http\S+\/#\/manage\//u);
  expect(mail?.text).toContain('La carte & <plus>: https://loewe.example/?a=1&b=2');
  expect(mail?.text).toContain('À 19:00');
});
