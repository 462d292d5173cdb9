// @vitest-environment happy-dom
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { keptKey } from '@stammtisch/remote-kit';
import { addMessages } from '@stammtisch/i18n';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../messages/messages.ts';
import { useAccounts } from '../token-lifecycle/accounts.ts';
import { LogoutPage } from './logout-page.tsx';
import { signOut } from './sign-out.ts';

vi.mock('./sign-out.ts', () => ({ signOut: vi.fn(async () => undefined) }));
vi.mock('../navigation/page-title.ts', () => ({ usePageTitle: () => undefined }));
addMessages('shell', messages);

const uuid = '00000000-0000-4000-8000-000000000001';
beforeEach(() => {
  vi.mocked(signOut).mockClear();
  useAccounts.setState({ active: uuid });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = () => renderRemote(<LogoutPage />, { server: createFakeHalServer() });
const wait = () => localStorage.setItem(keptKey(uuid, 'waiting-changes'), '[]');

test('signs out at once where nothing waits to be told', async () => {
  open();
  await expect.poll(() => vi.mocked(signOut).mock.calls.length).toBe(1);
});

test('asks first where changes wait for the network, and forgets them only when told to', async () => {
  wait();
  open();
  await screen.findByRole('alertdialog', { name: 'Noch nicht gesendete Änderungen' });
  expect(signOut).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen und abmelden' }));
  await expect.poll(() => vi.mocked(signOut).mock.calls.length).toBe(1);
});

test('who stays signed in loses nothing', async () => {
  wait();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Angemeldet bleiben' }));
  expect(signOut).not.toHaveBeenCalled();
  expect(localStorage.length).toBeGreaterThan(0);
});
