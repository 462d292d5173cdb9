// @vitest-environment happy-dom
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useMasterGate } from '../master-password/master-gate.ts';
import { messages } from '../messages/messages.ts';
import { aRelease } from '../registry/a-release.ts';
import { routesOf } from '../registry/route-table.ts';
import { useGuideMemory } from './guide-memory.ts';
import { GuideOffer } from './guide-offer.tsx';
import { usePageGuide } from './page-guide.ts';

addMessages('shell', messages);
const day = { title: 'Der Tag', 'guide.day': 'Wer heute kommt.', 'guide.day.new': 'So geht es.' };
addMessages('house', { de: day, en: day, fr: day });

const guide = {
  welcomeKey: 'guide.day',
  steps: [{ titleKey: 'title', textKey: 'guide.day.new' }],
};

beforeEach(() => useGuideMemory.setState({ isOff: false, seen: {} }));
afterEach(cleanup);

function open() {
  const [known] = routesOf(aRelease([{ id: 'house.day', path: '/day', guide }]).remotes);
  if (known === undefined) throw new Error('no route');
  renderRemote(
    <main id="content">
      <GuideOffer known={known} />
      <button type="button">Reservierung</button>
    </main>,
    { server: createFakeHalServer() },
  );
  return userEvent.setup();
}

const welcome = () => screen.findByRole('region', { name: 'Zum ersten Mal hier: Der Tag' });
const isWelcomed = () => screen.queryByText(/Zum ersten Mal/) !== null;
const idle = () => new Promise((resolve) => setTimeout(resolve, 700));

test('a page welcomes once', async () => {
  open();
  expect((await welcome()).textContent).toContain('Wer heute kommt.');
  cleanup();
  open();
  await act(idle);
  expect(isWelcomed()).toBe(false);
});

test('who begins to work is left alone', async () => {
  const user = open();
  await welcome();
  await user.click(screen.getByRole('button', { name: 'Reservierung' }));
  expect(isWelcomed()).toBe(false);
});

test('who wants no guides sees none on the next page either', async () => {
  const user = open();
  await welcome();
  await user.click(screen.getByRole('button', { name: 'Keine Führungen mehr anbieten' }));
  expect(isWelcomed()).toBe(false);
  expect(useGuideMemory.getState().isOff).toBe(true);
});

test('the master password is never covered', async () => {
  open();
  await welcome();
  const asked = useMasterGate.getState().ask();
  await expect.poll(isWelcomed).toBe(false);
  act(() => useMasterGate.getState().settle(undefined));
  await asked;
});

test('the account menu knows whether the page has a guide', async () => {
  open();
  expect(usePageGuide.getState().onPage).toBe('house.day');
  cleanup();
  expect(usePageGuide.getState().onPage).toBeUndefined();
});
