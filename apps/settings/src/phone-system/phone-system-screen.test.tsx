import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { PhoneSystemScreen } from './phone-system-screen.tsx';

addMessages('settings', messages);
afterEach(cleanup);

const revoke = '/api/1/phone/tokens/11111111-1111-4111-8111-111111111111';
const box = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'FRITZ!Box',
  createdAt: '2026-05-01T10:00:00.000Z',
  lastUsedAt: null,
  _links: { revoke: { href: revoke } },
};
const call = {
  id: '00000000-0000-4000-8000-0000000000c1',
  state: 'ENDED',
  caller: '+4930999',
  startedAt: '2026-05-01T16:42:00.000Z',
  secondsLeft: 0,
  guests: [],
  _links: {},
};

function open({ tokens = [box], isDemo = false, calls = [call] } = {}) {
  const sent: { method: string; body: unknown }[] = [];
  const keep = (answer: FakeAnswer) => async (request: Request) => {
    const text = await request.text();
    sent.push({ method: request.method, body: text === '' ? undefined : JSON.parse(text) });
    return answer;
  };
  const made = {
    ...box,
    token: 'stammtisch-phone-geheim',
    _links: {
      revoke: { href: revoke },
      hear: { href: 'https://haus.example/api/1/phone/calls' },
      'hear-sipgate': { href: 'https://haus.example/api/1/phone/sipgate?token=geheim' },
    },
  };
  const server = createFakeHalServer({
    'GET /api/1/phone': {
      body: {
        tokens,
        _links: {
          self: { href: '/api/1/phone' },
          tokens: { href: '/api/1/phone/tokens' },
          calls: { href: '/api/1/phone/calls{?page}', templated: true },
          ring: { href: '/api/1/phone/ring' },
        },
      },
    },
    'GET /api/1/phone/calls': aCollection('calls', calls),
    'POST /api/1/phone/tokens': keep({ status: 201, body: made }),
    'POST /api/1/phone/ring': keep({ status: 201, body: call }),
    [`DELETE ${revoke}`]: keep({ status: 204 }),
  });
  const links = { phone: { href: '/api/1/phone' } };
  const view = renderRemote(<PhoneSystemScreen />, { server, links, restaurant: { isDemo } });
  return { server, sent, user: userEvent.setup(), ...view };
}

test('a phone system that is connected gets its key and its address, this once only', async () => {
  const { sent, user } = open({ tokens: [] });
  expect(await screen.findByText('Noch ist keine Telefonanlage verbunden.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /Name der Anlage/ }), 'FRITZ!Box');
  await user.click(screen.getByRole('button', { name: 'Verbinden' }));
  const fresh = await screen.findByRole('region', { name: /FRITZ!Box/ });
  expect(sent).toEqual([{ method: 'POST', body: { name: 'FRITZ!Box' } }]);
  const key = within(fresh).getByRole<HTMLInputElement>('textbox', { name: 'Schlüssel' });
  expect(key.value).toBe('stammtisch-phone-geheim');
  const sipgate = within(fresh).getByRole<HTMLInputElement>('textbox', { name: /sipgate/ });
  expect(sipgate.value).toContain('token=geheim');
});

test('one that was never heard says so, and is disconnected after a question', async () => {
  const { sent, user, notices } = open();
  expect(await screen.findByText('noch nie gehört')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '„FRITZ!Box“ trennen' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Trennen' }));
  await vi.waitFor(() => expect(notices).toEqual(['„FRITZ!Box“ ist getrennt.']));
  expect(sent).toEqual([{ method: 'DELETE', body: undefined }]);
});

test('a trial rings with the number that was typed', async () => {
  const { sent, user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Nummer des Anrufers/ }), '030 999');
  await user.click(screen.getByRole('button', { name: 'Jetzt klingeln' }));
  await vi.waitFor(() => expect(sent).toEqual([{ method: 'POST', body: { from: '030 999' } }]));
});

test('the last calls say when, from which number, and whether the guest book knows it', async () => {
  open();
  const line = (await screen.findByText('+4930999')).closest('li');
  expect(line?.textContent).toBe('18:42+4930999nicht im Gästebuch');
});

test('a demo house can ring, but connects nothing', async () => {
  open({ isDemo: true });
  expect(await screen.findByRole('button', { name: 'Jetzt klingeln' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Verbinden' })).toBeNull();
  expect(screen.queryByRole('button', { name: /trennen/ })).toBeNull();
});

test('that it could not be loaded is said, with a way to try again', async () => {
  const { server } = open();
  cleanup();
  server.on('GET /api/1/phone', { status: 500, body: {} });
  renderRemote(<PhoneSystemScreen />, { server, links: { phone: { href: '/api/1/phone' } } });
  expect(await screen.findByRole('button', { name: /Erneut|Noch einmal/ })).toBeDefined();
});
