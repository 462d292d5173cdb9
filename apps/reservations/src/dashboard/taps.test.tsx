import { settings } from '@stammtisch/contracts/settings/settings';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { aGuest } from '../guests/a-guest.ts';
import { messages } from '../messages.ts';
import { DayScreen } from './day-screen.tsx';

addMessages('reservations', messages);
// The whole screen is drawn, tap by tap.
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  // A quarter past seven in Berlin.
  vi.useFakeTimers({ now: new Date('2026-05-01T17:15:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const relations = ['settings', 'rooms', 'table-sets', 'guests'];
const links = {
  ...Object.fromEntries(relations.map((name) => [name, { href: `/api/1/${name}` }])),
  reservations: { href: '/api/1/reservations{?date}', templated: true },
};

const here = '/api/1/reservations/r1';
const words = (text: RegExp | string) => screen.findByText(text);
const labelled = (text: RegExp | string) => screen.findByLabelText(text);

const huber = aReservation({
  nextStatuses: ['SEATED', 'CANCELLED', 'NO_SHOW'],
  _links: { self: { href: here }, status: { href: `${here}/status` }, move: { href: here } },
});

// Every time is a chip in the form; fewer of them are found sooner.
const hourly = settings.parse({ reservationSettings: { timeInterval: 60 } });

/** The evening of a house with two tables, and a finger that counts what it does. */
function openEvening() {
  const tables = [aPlanTable('12'), aPlanTable('13')];
  const server = createFakeHalServer({
    'GET /api/1/reservations': (request) =>
      aCollection('reservations', request.url.includes('01.05.2026') ? [huber] : []),
    'GET /api/1/settings': { body: { ...hourly, _links: {} } },
    'GET /api/1/rooms': aCollection('rooms', [aRoom({ tables })]),
    'GET /api/1/table-sets': aCollection('tableSets', []),
    'GET /api/1/guests': aCollection('guests', [aGuest()]),
    'POST /api/1/reservations': { status: 201, body: huber },
    [`POST ${here}/status`]: { body: huber },
    [`POST ${here}`]: { body: huber },
  });
  renderRemote(<DayScreen title="Reservierungen" firstView="list" />, { server, links, remote });
  let taps = 0;
  const finger = userEvent.setup();
  const tap = async (place: Promise<HTMLElement>) => {
    taps += 1;
    await finger.click(await place);
  };
  const told = async () => {
    const isTelling = ({ method }: Request) => method !== 'GET';
    await waitFor(() => expect(server.requests.some(isTelling)).toBe(true));
    const [request] = server.requests.filter(isTelling);
    return { taps, body: await request?.clone().json() };
  };
  return { tap, told, type: finger.keyboard };
}

it('seats an expected party in one tap', async () => {
  const { tap, told } = openEvening();
  await tap(words('Platzieren'));
  expect(await told()).toMatchObject({ taps: 1, body: { status: 'SEATED' } });
});

it.each([
  ['Nicht erschienen', 'NO_SHOW'],
  ['Stornieren', 'CANCELLED'],
])('%s is two taps', async (action, status) => {
  const { tap, told } = openEvening();
  await tap(labelled('Aktionen für Anna Huber'));
  await tap(words(action));
  expect(await told()).toMatchObject({ taps: 2, body: { status } });
});

it('seats two at the door in three taps', async () => {
  const { tap, told } = openEvening();
  await tap(words('Laufkundschaft'));
  await tap(screen.findByRole('button', { name: '2' }));
  await tap(words('Bester freier Tisch'));
  const party = { status: 'SEATED', persons: { from: 2, to: 2 } };
  expect(await told()).toMatchObject({ taps: 3, body: party });
});

it('moves a party to another table in four taps, the old one being left by itself', async () => {
  const { tap, told } = openEvening();
  await tap(labelled('Aktionen für Anna Huber'));
  await tap(words('Zeit oder Tisch ändern'));
  await tap(labelled(/^Tisch 13, 4 Pl\., frei/));
  await tap(screen.findByRole('button', { name: 'Ändern' }));
  expect(await told()).toMatchObject({ taps: 4, body: { tables: [aPlanTable('13').id] } });
});

it('books a guest of the house who calls in four taps and three letters', async () => {
  const { tap, told, type } = openEvening();
  await tap(words('Reservierung'));
  await tap(labelled('Gast suchen'));
  await type('Hub');
  await tap(words(/^.49301234567/));
  await tap(screen.findByRole('button', { name: 'Speichern' }));
  expect(await told()).toMatchObject({ taps: 4, body: { guest: { id: aGuest().id } } });
});

it('tomorrow on the screen, seats who is at the door where nobody sits tonight', async () => {
  const { tap, told } = openEvening();
  await tap(labelled('Nächster Tag'));
  await tap(words('Laufkundschaft'));
  await tap(screen.findByRole('button', { name: '2' }));
  await tap(words('Bester freier Tisch'));
  expect(await told()).toMatchObject({ body: { tables: [aPlanTable('13').id] } });
});
