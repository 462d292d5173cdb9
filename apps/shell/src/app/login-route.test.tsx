// @vitest-environment happy-dom
import type { SessionReply } from '@stammtisch/contracts/authentication/session';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { addMessages } from '@stammtisch/i18n';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages/messages.ts';
import { useAccounts } from '../token-lifecycle/accounts.ts';
import { keepSession, sessionOf } from '../token-lifecycle/sessions.ts';
import { LoginRoute } from './login-route.tsx';

vi.mock('../navigation/page-title.ts', () => ({ usePageTitle: () => undefined }));
addMessages('shell', messages);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = () => renderRemote(<LoginRoute />, { server: createFakeHalServer() });
const ended = /Ihre Sitzung ist beendet/;

const reply: SessionReply = {
  uuid: '00000000-0000-4000-8000-000000000001',
  name: 'Zum goldenen Löwen',
  email: 'wirt@stammtisch.example',
  token: 'a.b.c',
  refresherToken: 'd.e.f',
};

test('says nothing to somebody who only comes', async () => {
  open();
  expect(await screen.findByText('Schön, dass Sie da sind')).toBeDefined();
  expect(screen.queryByText(ended)).toBeNull();
});

test('tells whose session has ended in the middle of something', async () => {
  keepSession(reply, { open: true });
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  await expect(sessionOf(reply.uuid).refresh(reply.token)).rejects.toBeDefined();
  expect(useAccounts.getState().active).toBeUndefined();
  open();
  expect(await screen.findByText(ended)).toBeDefined();
});
