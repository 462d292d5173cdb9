import { settings, type Settings } from '@stammtisch/contracts/settings/settings';
import { setUpHintSlot } from '@stammtisch/contracts/slots/set-up-hint';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderFilling, type FakeAnswer } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { SetUpHint } from './set-up-hint.tsx';

addMessages('settings', messages);
afterEach(cleanup);

const bare = settings.parse({});
const open: Settings = settings.parse({
  reservationSettings: { openingHours: [{ type: 'seating', dayOfWeek: 1, time: '19:00' }] },
});

function show(answer: FakeAnswer) {
  const server = createFakeHalServer({ 'GET /api/1/settings': answer });
  const links = { settings: { href: '/api/1/settings' } };
  const { container } = renderFilling(SetUpHint, setUpHintSlot, { server, links, data: {} });
  return { server, container };
}

test('a house without opening hours is told so, and led to where they are set', async () => {
  show({ body: { ...bare, _links: {} } });
  expect(await screen.findByText(/noch keine Öffnungszeiten/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Reservierung' })).toBeDefined();
});

test.each<[string, FakeAnswer]>([
  ['has opening hours', { body: { ...open, _links: {} } }],
  ['cannot be read', { status: 500, body: {} }],
])('nothing is said of a house that %s', async (_, answer) => {
  const { server, container } = show(answer);
  await expect.poll(() => server.requests.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.innerHTML).toBe('');
});
