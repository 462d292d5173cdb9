import { changeTopic } from '@stammtisch/contracts/topics/change';
import { createBus } from '@stammtisch/event-bus';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { messages } from '../messages.ts';
import { RegisterNews } from './register-news.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const seated = aReservation({ status: 'SEATED', nextStatuses: ['CONFIRMED', 'CLOSED'] });
const href =
  seated._links['self'] && 'href' in seated._links['self'] ? seated._links['self'].href : '';

function hear(version: string) {
  const bus = createBus();
  const server = createFakeHalServer({ [`GET ${href}`]: { body: seated } });
  const { notices } = renderRemote(<RegisterNews />, { server, remote, bus });
  const at = '2026-05-01T17:05:00.000Z';
  const change = { type: 'reservation.set-by-register', href, version, at };
  bus.publish(changeTopic, change, { source: 'shell' });
  return notices;
}

it('says whom the cash register has seated', async () => {
  const notices = hear(String(seated.version));
  await expect.poll(() => notices).toEqual([expect.stringMatching(/Kasse: Anna Huber/)]);
});

it('says nothing of what somebody has changed since', async () => {
  const notices = hear(String(seated.version - 1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(notices).toEqual([]);
});
