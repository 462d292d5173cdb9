import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { previewMail } from '@stammtisch/contracts/mail/preview-mail';
import { makeTestRestaurant, type TestRestaurant } from '../platform/testing/test-restaurant.ts';
import { command } from '../platform/database/sql.ts';
import { createMailTransport } from '../platform/mail/mail-transport.ts';
import { book } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { deliverMails } from './deliver-mails.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

let house: OpenHouse;
let server: MailServer;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from mail_outbox`);
    await tx.run(command`delete from rate_limit`);
  });
});

const ask = (
  what: 'preview' | 'trial',
  payload: object,
  { headers }: Pick<TestRestaurant, 'headers'> = house.restaurant,
) =>
  house.app.inject({
    method: 'POST',
    url: `/api/1/mails/${what}`,
    headers,
    payload,
  });

const sign = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');

async function deliver() {
  const mail = createMailTransport(server.url);
  const { database, config } = house;
  await deliverMails({ database, config, mail, onFault: (fault) => expect(fault).toBe(undefined) });
  mail.close();
}

const draft = {
  texts: { reminder: { de: { subject: 'Bis {day}', body: 'Zeile 1\n{cancelLink}' } } },
  senderName: 'Die Löwin',
};

test('a preview is the mail that a trial sends, with settings that are not saved', async () => {
  const wish = { type: 'reminder', language: 'de', mail: draft };
  const seen = previewMail.reply.parse((await ask('preview', wish)).json());
  expect(seen.subject).toMatch(/^Bis \p{L}+, \d+\. \p{L}+$/u);
  expect(seen.from).toEqual({ name: 'Die Löwin', address: house.config.MAIL_FROM });
  expect(seen.usual.subject).toContain('{day}');
  const sent = await ask('trial', wish);
  expect(sent.statusCode).toBe(202);
  expect(sent.json()).toMatchObject({ recipient: house.restaurant.email });
  await deliver();
  const [mail] = server.mails;
  expect(mail?.subject).toBe(seen.subject);
  const withoutToken = (text: string | undefined) =>
    text
      ?.replaceAll(/(manage|rate)\/[\w-]{22}/gu, '$1/…')
      .replaceAll('\r\n', '\n')
      .trim();
  expect(withoutToken(mail?.html)).toBe(withoutToken(seen.html));
  expect(withoutToken(mail?.text)).toBe(withoutToken(seen.text));
});

test('a house with a logo sends it along, and sees it in the preview', async () => {
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into restaurant_logo (restaurant_id, version, type, width, height, content, small)
      values (${house.restaurant.id}, '0123456789abcdef', 'image/png', 300, 100, '', ${sign})`),
  );
  const wish = { type: 'confirmation', language: 'de' };
  const seen = previewMail.reply.parse((await ask('preview', wish)).json());
  expect(seen.html).toContain(`data:image/png;base64,${sign.toString('base64')}`);
  expect(seen.html).toMatch(/<img[^>]+width="120"/);
  expect((await ask('trial', wish)).statusCode).toBe(202);
  await deliver();
  const [mail] = server.mails;
  const carried = mail?.attachments.find(({ filename }) => filename === 'logo.png');
  expect(mail?.html).toContain(`src="cid:${carried?.contentId?.replaceAll(/[<>]/g, '')}"`);
  expect(Buffer.from(carried?.content as ArrayBuffer).equals(sign)).toBe(true);
  await house.database.systemTransaction((tx) => tx.run(command`delete from restaurant_logo`));
});

test('a trial about a reservation tells of it, but its link cancels nothing', async () => {
  const made = await book(house, { guest: { lastname: 'Sommer', email: 's@example.com' } });
  const wish = { type: 'confirmation', language: 'en', reservationId: made.id };
  await ask('trial', { ...wish, address: 'wirt@example.org' });
  await deliver();
  expect(server.recipients).toEqual(['wirt@example.org']);
  expect(server.mails[0]?.text).toContain('Dear Sommer');
  const ics = new TextDecoder().decode(server.mails[0]?.attachments[0]?.content as ArrayBuffer);
  expect(ics).not.toContain(made.id);
  const outbox = await house.app.inject({
    url: `/api/1/reservations/${made.id}/outbox`,
    headers: house.restaurant.headers,
  });
  expect(outbox.json()).toMatchObject({ total: 0 });
});

test('a misspelt placeholder is refused where it stands', async () => {
  const mail = { texts: { reminder: { de: { subject: 'Hallo {gustName}' } } } };
  const refused = await ask('preview', { type: 'reminder', language: 'de', mail });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual([
    expect.objectContaining({
      pointer: '/mail/texts/reminder/de/subject',
      message:
        '{gustName} in line 1, column 7 is no placeholder of this text; {guestName} may be meant.',
    }),
  ]);
});

test('nobody floods a mailbox with trials, and a demo house sends none', async () => {
  const wish = { type: 'rating', language: 'fr', address: 'somebody@example.com' };
  for (let turn = 0; turn < 10; turn += 1) expect((await ask('trial', wish)).statusCode).toBe(202);
  expect((await ask('trial', wish)).statusCode).toBe(429);
  const demo = await makeTestRestaurant(house.database, house.config, {
    identifier: 'demo',
    isDemo: true,
  });
  const refused = await ask('trial', wish, demo);
  expect([refused.statusCode, refused.json().key]).toEqual([403, 'DEMO_READ_ONLY']);
  expect((await ask('preview', { type: 'rating', language: 'fr' }, demo)).statusCode).toBe(200);
});

test('a preview about another house’s reservation leads to nothing', async () => {
  const made = await book(house);
  const refused = await house.app.inject({
    method: 'POST',
    url: '/api/1/mails/preview',
    headers: house.foreign.headers,
    payload: { type: 'confirmation', language: 'de', reservationId: made.id },
  });
  expect(refused.statusCode).toBe(404);
});

test('without a draft the stored settings speak', async () => {
  const sections = JSON.stringify({ mail: { senderName: 'Gespeichert' } });
  await house.database.systemTransaction((tx) =>
    tx.run(command`update settings set sections = sections || ${sections}::jsonb
                    where restaurant_id = ${house.restaurant.id}`),
  );
  const seen = await ask('preview', { type: 'rating', language: 'en' });
  expect(seen.json().from.name).toBe('Gespeichert');
});
