import { settings } from '@stammtisch/contracts/settings/settings';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { messages } from '../messages.ts';
import { MailSettingsPage } from './mail-settings-page.tsx';

addMessages('settings', messages);
afterEach(cleanup);

const usual = {
  subject: 'Ihre Reservierung am {day}',
  greeting: 'Guten Tag {guestName},',
  body: 'vielen Dank.',
  closing: 'Herzliche Grüße',
};

const asked = z.object({
  type: z.string(),
  language: z.string(),
  mail: z.object({ texts: z.record(z.string(), z.record(z.string(), z.looseObject({}))) }),
});

const failedMail = {
  id: '00000000-0000-4000-8000-000000000007',
  type: 'confirmation',
  recipient: 'ana@example.com',
  state: 'failed',
  isTrial: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  nextTryAt: null,
  tries: 1,
  fault: 'no-mailbox',
  words: '550 5.1.1 no such user',
  about: { guestName: 'Ana Silva', date: '21.11.2026', time: '19:00' },
  _links: { resend: { href: '/api/1/mails/7/resend' } },
};

function show(failures: unknown[] = []) {
  const previews: z.output<typeof asked>[] = [];
  const patches: unknown[] = [];
  const server = createFakeHalServer({
    'GET /api/1/settings': { etag: '"1"', body: { ...settings.parse({}), _links: {} } },
    'PATCH /api/1/settings': async (request) => {
      patches.push(await request.json());
      return { etag: '"2"', body: { ...settings.parse({}), _links: {} } };
    },
    'POST /api/1/mails/preview': async (request) => {
      previews.push(asked.parse(await request.json()));
      return {
        body: {
          from: { name: 'Löwe', address: 'post@example.org' },
          replyTo: '',
          subject: 'Ihre Reservierung am Freitag',
          html: '<!doctype html><html lang="de"><body><h1>Ihr Tisch</h1></body></html>',
          text: '',
          hasCalendarFile: true,
          usual,
          _links: {},
        },
      };
    },
    'POST /api/1/mails/trial': { status: 202, body: { recipient: 'me@example.org', _links: {} } },
    'POST /api/1/mails/7/resend': {
      status: 202,
      body: { ...failedMail, state: 'waiting', recipient: 'anna@example.com' },
    },
    'GET /api/1/mails/failed': aCollection('mails', failures),
  });
  const links = {
    settings: { href: '/api/1/settings' },
    'mail-preview': { href: '/api/1/mails/preview' },
    'mail-trial': { href: '/api/1/mails/trial' },
    'failed-mails': { href: '/api/1/mails/failed{?page}', templated: true },
  };
  const { notices } = renderRemote(<MailSettingsPage />, { server, links, master: true });
  return { previews, patches, notices, user: userEvent.setup() };
}

test('a placeholder goes where the cursor is, and the preview is asked with what is typed', async () => {
  const { previews, user } = show();
  const subject = await screen.findByRole('textbox', { name: 'Betreff' });
  await user.type(subject, 'Bis am');
  await user.type(subject, ' ', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  await user.click(screen.getByRole('button', { name: 'Tag' }));
  expect(subject).toHaveProperty('value', 'Bis {day} am');
  expect(screen.queryByRole('button', { name: 'Link: stornieren' })).toBeNull();
  await user.click(screen.getByRole('textbox', { name: 'Text' }));
  expect(screen.getByRole('button', { name: 'Link: stornieren' })).toBeDefined();
  await waitFor(() =>
    expect(previews.at(-1)?.mail.texts['confirmation']?.['de']).toMatchObject({
      subject: 'Bis {day} am',
    }),
  );
});

test('a misspelt placeholder is named with its place, and nothing is saved or asked with it', async () => {
  const { previews, user } = show();
  const body = await screen.findByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(previews).toHaveLength(1));
  await user.type(body, 'Hallo{Enter}{{gustName}');
  expect(screen.getByText(/\{gustName\} in Zeile 2, Stelle 1.+\{guestName\}/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Speichern' })).toHaveProperty('disabled', true);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(JSON.stringify(previews)).not.toContain('gustName');
});

test('a house begins with the usual text, and saves its texts alone', async () => {
  const { patches, user } = show();
  await user.click(await screen.findByRole('button', { name: /Erinnerung/ }));
  await user.click(await screen.findByRole('button', { name: 'Mit dem üblichen Text beginnen' }));
  await user.type(screen.getByRole('textbox', { name: 'Gruß' }), ', Ihre Wirtin');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(patches).toHaveLength(1));
  expect(patches[0]).toMatchObject({
    mail: { texts: { reminder: { de: { closing: 'Herzliche Grüße, Ihre Wirtin' } } } },
  });
});

test('what was not delivered says why in plain words, and goes out again', async () => {
  const { notices, user } = show([failedMail]);
  const part = await screen.findByRole('region', { name: 'Nicht zugestellt' });
  expect(await within(part).findByText(/Ana Silva/)).toBeDefined();
  expect(within(part).getByText(/Berichtigen Sie die Adresse/)).toBeDefined();
  expect(within(part).getByText('550 5.1.1 no such user')).toBeDefined();
  await user.click(within(part).getByRole('button', { name: 'Erneut senden' }));
  await waitFor(() => expect(JSON.stringify(notices)).toContain('anna@example.com'));
});

test('the house’s own addresses and what it hears can be changed', async () => {
  const { patches, user } = show();
  await user.click(await screen.findByRole('switch', { name: 'Neue Buchungen' }));
  await user.click(screen.getByRole('button', { name: 'Adresse hinzufügen' }));
  await user.type(screen.getByRole('textbox', { name: 'Adresse 1' }), 'tresen@loewe.de');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(patches).toHaveLength(1));
  expect(patches[0]).toMatchObject({
    mail: { notifications: { bookings: false, addresses: ['tresen@loewe.de'] } },
  });
});
