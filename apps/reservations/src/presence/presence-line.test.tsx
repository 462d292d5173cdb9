import { presenceTopic } from '@stammtisch/contracts/topics/presence';
import { createBus } from '@stammtisch/event-bus';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { messages } from '../messages.ts';
import { PresenceLine } from './presence-line.tsx';

addMessages('reservations', messages);

const href = '/api/1/reservations/7';
const reservation = { _links: { self: { href }, presence: { href: `${href}/presence` } } };

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(doing: 'reading' | 'editing' = 'editing') {
  const bus = createBus();
  const server = createFakeHalServer({ [`POST ${href}/presence`]: { status: 204 } });
  const element = <PresenceLine reservation={reservation} doing={doing} />;
  const view = renderRemote(element, { server, remote, bus });
  const said = async () =>
    Promise.all(server.requests.map(async (each) => (await each.clone().json()).doing));
  const hear = (what: 'reading' | 'editing' | 'left', name = 'Tresen', where = href) =>
    act(() =>
      bus.publish(
        presenceTopic,
        { visitor: '00000000-0000-4000-8000-00000000000a', name, doing: what, href: where },
        { source: 'shell' },
      ),
    );
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { ...view, server, said, hear, wait };
}

it('says once that it is open, and nothing more while nobody else is there', async () => {
  const { said, wait } = open();
  await wait(60_000);
  expect(await said()).toEqual(['editing']);
  expect(screen.queryByRole('status')).toBeNull();
});

it('names the device that edits the same reservation, and answers it', async () => {
  const { said, hear, wait } = open('reading');
  await wait(0);
  hear('editing');
  expect(screen.getByRole('status').textContent).toContain('Tresen bearbeitet diese Reservierung');
  await wait(0);
  expect(await said()).toEqual(['reading', 'reading']);
});

it('is silent about other reservations', async () => {
  const { hear } = open();
  hear('editing', 'Tresen', '/api/1/reservations/70');
  expect(screen.queryByRole('status')).toBeNull();
});

it('lets a device go at once that closes it, and within seconds one that lost its network', async () => {
  const { hear, wait } = open();
  hear('reading');
  hear('left');
  expect(screen.queryByRole('status')).toBeNull();
  hear('reading');
  await wait(12_000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says goodbye when it is closed', async () => {
  const { said, unmount, wait } = open();
  await wait(0);
  unmount();
  await wait(0);
  expect(await said()).toEqual(['editing', 'left']);
});

it('goes on saying that it is here until the network carries it', async () => {
  const { server, said, hear, wait } = open();
  await wait(0);
  hear('reading');
  server.setOffline(true);
  await wait(20_000);
  expect(screen.queryByRole('status')).toBeNull();
  const before = (await said()).length;
  server.setOffline(false);
  await wait(8_000);
  expect((await said()).length).toBe(before + 1);
});

it('takes the name that somebody gives this device', async () => {
  const { hear, server } = open();
  hear('reading');
  vi.useRealTimers();
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Name dieses Geräts' }));
  const field = screen.getByRole('textbox', { name: 'Name dieses Geräts' });
  await person.clear(field);
  await person.type(field, 'Büro');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  hear('left');
  hear('reading');
  await vi.waitFor(async () => {
    expect((await server.requests.at(-1)?.clone().json())?.name).toBe('Büro');
  });
});
