import { settings } from '@stammtisch/contracts/settings/settings';
import { parseDay } from '@stammtisch/domain/time/minute';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aReservation } from '@stammtisch/testing/a-reservation';
import type { Reservation } from '../book/reservation.ts';
import remote from '../../remote.ts';
import { messages } from '../messages.ts';
import { DayScreen } from './day-screen.tsx';

vi.mock('./use-day-address.ts', () => ({
  useDayAddress: () => ({
    day: parseDay('2026-05-01'),
    sheet: undefined,
    goTo: () => undefined,
    open: () => undefined,
    close: () => undefined,
  }),
}));

addMessages('reservations', messages);

const links = {
  reservations: { href: '/api/1/reservations{?date}', templated: true },
  settings: { href: '/api/1/settings' },
  rooms: { href: '/api/1/rooms' },
};

function aBook(reservations: Reservation[]): FakeAnswer {
  const _links = { self: { href: '/api/1/reservations' } };
  const pages = { total: reservations.length, page: 1, pageSize: 500 };
  return { body: { ...pages, _links, _embedded: { reservations } } };
}

const noRooms: FakeAnswer = {
  body: { total: 0, page: 1, pageSize: 100, _links: {}, _embedded: { rooms: [] } },
};

type Answer = FakeAnswer | (() => Promise<FakeAnswer>);

function openDay(answer: Answer, rooms: Answer = noRooms) {
  const server = createFakeHalServer({
    'GET /api/1/reservations': answer,
    'GET /api/1/settings': { body: { ...settings.parse({}), _links: {} } },
    'GET /api/1/rooms': rooms,
  });
  renderRemote(<DayScreen title="Reservierungen" firstView="list" />, { server, links, remote });
  return server;
}

afterEach(cleanup);

describe('the day’s list', () => {
  it('shows its outline while it is read', async () => {
    openDay(() => new Promise(() => undefined));
    expect(await screen.findByRole('status')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Reservierungen des Tages' })).toBeNull();
  });

  it('stands still once it is drawn: how full the house is comes with the parties', async () => {
    let tell: (answer: FakeAnswer) => void = () => undefined;
    const server = openDay(
      aBook([aReservation()]),
      () => new Promise((resolve) => (tell = resolve)),
    );
    const isRooms = ({ url }: Request) => url.endsWith('/rooms');
    await waitFor(() => expect(server.requests.some(isRooms)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Anna Huber' })).toBeNull();
    tell(noRooms);
    expect(await screen.findByRole('button', { name: 'Anna Huber' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Auslastung je Viertelstunde' })).toBeDefined();
  });

  it('offers a first reservation on an empty day', async () => {
    openDay(aBook([]));
    expect(
      await screen.findByText('An diesem Tag gibt es noch keine Reservierungen.'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Neue Reservierung' })).toBeDefined();
  });

  it('says that it could not be read, and tries again when asked to', async () => {
    const server = openDay({ status: 500, body: {} });
    expect(
      await screen.findByText('Die Reservierungen konnten nicht geladen werden.'),
    ).toBeDefined();
    server.on('GET /api/1/reservations', aBook([aReservation()]));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('button', { name: 'Anna Huber' })).toBeDefined();
  });

  it('shows each party with its time, table and the one next step', async () => {
    openDay(aBook([aReservation()]));
    const row = (await screen.findByRole('button', { name: 'Anna Huber' })).closest('li');
    expect(row?.textContent).toContain('19:30');
    expect(row?.textContent).toContain('Tisch 12');
    expect(screen.getByRole('button', { name: 'Platzieren' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Aktionen für Anna Huber' })).toBeDefined();
  });
});
