import { personsPerDaySlot } from '@stammtisch/contracts/slots/persons-per-day';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderFilling, type FakeAnswer } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { PersonsPerDay } from './persons-per-day.tsx';

addMessages('statistics', messages);
afterEach(cleanup);

const links = { reservations: { href: '/api/1/reservations{?date}', templated: true } };

function show(answer: FakeAnswer) {
  const server = createFakeHalServer({ 'GET /api/1/reservations': answer });
  const data = { date: '2026-05-01' };
  const { container } = renderFilling(PersonsPerDay, personsPerDaySlot, { server, links, data });
  return { server, container };
}

test('persons and parties of the day are counted; who cancelled does not eat', async () => {
  const { server, container } = show(
    aCollection('reservations', [
      aReservation({ persons: { from: 3, to: 5 } }),
      aReservation({ id: crypto.randomUUID(), status: 'CLOSED' }),
      aReservation({ id: crypto.randomUUID(), status: 'CANCELLED' }),
    ]),
  );
  await expect.poll(() => container.textContent).toBe('9 Personen · 2 Reservierungen');
  expect(server.requests.map(({ url }) => new URL(url).search)).toEqual(['?date=01.05.2026']);
});

test('an empty day says so', async () => {
  const { container } = show(aCollection('reservations', []));
  await expect.poll(() => container.textContent).toBe('0 Personen · 0 Reservierungen');
});

test('nothing is said of a day that cannot be read', async () => {
  const { server, container } = show({ status: 500, body: {} });
  await expect.poll(() => server.requests.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.innerHTML).toBe('');
});
