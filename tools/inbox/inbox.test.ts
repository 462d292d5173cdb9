import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMailTransport } from '@stammtisch/api/platform/mail/mail-transport';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailStore } from './mail-store.ts';
import { receiveMails, type Receiver } from './receive-mails.ts';
import { serveInbox, type InboxPage } from './serve-inbox.ts';

let folder: string;
let receiver: Receiver;
let inbox: InboxPage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-inbox-'));
  const store = new MailStore(path.join(folder, 'inbox'));
  await store.open();
  receiver = await receiveMails(store);
  inbox = await serveInbox(store, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([receiver.close(), inbox.close()]);
  await rm(folder, { recursive: true, force: true });
});

const get = async (address: string) => fetch(`http://127.0.0.1:${inbox.port}${address}`);

test('what was sent can be read, with its calendar file, and its markup runs nothing', async () => {
  const transport = createMailTransport(`smtp://127.0.0.1:${receiver.port}`);
  await transport.sendMail({
    from: { name: 'Löwe', address: 'haus@example.com' },
    to: { name: 'Anna, Müller', address: 'anna@example.com' },
    subject: 'Ihr Tisch <b>',
    text: 'Bis bald',
    html: '<p>Bis bald</p><script>alert(1)</script>',
    attachments: [
      { filename: 'tisch.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' },
    ],
  });
  transport.close();
  const [mail] = await (await get('/api/mails')).json();
  expect(mail).toMatchObject({
    subject: 'Ihr Tisch <b>',
    to: [{ name: 'Anna, Müller', address: 'anna@example.com' }],
    attachments: [
      {
        filename: 'tisch.ics',
        mimeType: 'text/calendar',
        text: expect.stringContaining('BEGIN:VCALENDAR'),
      },
    ],
  });
  expect(await (await get('/')).text()).toContain('Ihr Tisch &lt;b&gt;');
  const markup = await get(`/mails/${mail.id}/html`);
  expect(markup.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  const calendar = await get(mail.attachments[0].href);
  expect(calendar.headers.get('content-disposition')).toContain('tisch.ics');
  expect((await get('/mails/..%2f..%2fetc')).status).toBe(404);
  expect((await get('/mails/1-000001')).status).toBe(404);
});
