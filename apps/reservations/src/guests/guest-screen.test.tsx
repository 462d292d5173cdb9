import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { aGuest } from './a-guest.ts';
import type { Guest } from './guest.ts';
import { GuestScreen } from './guest-screen.tsx';

addMessages('reservations', messages);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const anna = aGuest();
const twin = aGuest({
  id: '33333333-3333-4333-8333-333333333333',
  phone: '+49307777777',
  reservationCount: 5,
});

const links = {
  guests: { href: '/api/1/guests{?q,temporary}', templated: true },
  guest: { href: '/api/1/guests/{guestId}', templated: true },
  'storage-not-allowed': { href: '/api/1/guests/storage-not-allowed{?q}', templated: true },
};

function aList(
  guests: readonly Guest[],
  more: { next?: string; isNear?: boolean } = {},
): FakeAnswer {
  return {
    body: {
      total: guests.length,
      page: 1,
      pageSize: 50,
      isNear: more.isNear ?? false,
      _links: { self: { href: '/' }, ...(more.next && { next: { href: more.next } }) },
      _embedded: { guests },
    },
  };
}

const aHistory: FakeAnswer = {
  body: {
    total: 1,
    page: 1,
    pageSize: 50,
    visits: 7,
    noShows: 1,
    lateCancellations: 0,
    lastVisit: '01.04.2026',
    nextReservation: null,
    _links: {},
    _embedded: { reservations: [aReservation()] },
  },
};

function openBook(answer: FakeAnswer | (() => Promise<FakeAnswer>)) {
  const server = createFakeHalServer({
    'GET /api/1/guests': answer,
    'GET /api/1/guests/storage-not-allowed': aList([aGuest({ lastname: 'Verschwiegen' })]),
  });
  for (const guest of [anna, twin]) {
    const self = `/api/1/guests/${guest.id}`;
    server.on(`GET ${self}`, { body: guest });
    server.on(`GET ${self}/history`, aHistory);
    server.on(`GET ${self}/duplicates`, aList([]));
  }
  const view = renderRemote(<GuestScreen />, { server, links });
  return { server, user: userEvent.setup(), ...view };
}

describe('the guest book', () => {
  it('shows its outline while it is read', async () => {
    openBook(() => new Promise(() => undefined));
    expect(await screen.findByText('Wird geladen')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says how guests come to be where there are none', async () => {
    openBook(aList([]));
    expect(await screen.findByText('Gäste entstehen mit der ersten Reservierung.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Neuer Gast' })).toBeDefined();
  });

  it('says that it could not be read, and tries again when asked to', async () => {
    const { server, user } = openBook({ status: 500, body: {} });
    expect(await screen.findByText(/Die Gäste konnten nicht geladen werden/)).toBeDefined();
    server.on('GET /api/1/guests', aList([anna]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('button', { name: 'Anna Huber' })).toBeDefined();
  });

  it('draws only the guests in sight, however many there are', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      aGuest({
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        lastname: `Huber ${index}`,
      }),
    );
    openBook(aList(many));
    await screen.findByRole('button', { name: 'Anna Huber 0' });
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
    expect(screen.queryByRole('button', { name: 'Anna Huber 1999' })).toBeNull();
  });

  it('reads the next page when the end of the list comes near', async () => {
    const { server } = openBook(aList([anna], { next: '/api/1/guests/more' }));
    server.on('GET /api/1/guests/more', aList([aGuest({ id: twin.id, lastname: 'Zweite' })]));
    expect(await screen.findByRole('button', { name: 'Anna Zweite' })).toBeDefined();
  });

  it('searches from three letters on, and not before', async () => {
    const { server, user } = openBook(aList([anna]));
    await screen.findByRole('button', { name: 'Anna Huber' });
    const asked = () => server.requests.filter(({ url }) => url.includes('q=')).length;
    await user.type(screen.getByRole('searchbox'), 'hu');
    expect(screen.getByText('Ab drei Zeichen wird gesucht.')).toBeDefined();
    expect(asked()).toBe(0);
    await user.type(screen.getByRole('searchbox'), 'b');
    await waitFor(() => expect(asked()).toBe(1));
  });

  it('says that names are only similar where nobody has this one', async () => {
    openBook(aList([anna], { isNear: true }));
    expect(await screen.findByText('Niemand heißt genau so. Ähnliche Namen:')).toBeDefined();
  });

  it('marks who does not allow that data is stored, and lists them alone', async () => {
    const { user } = openBook(aList([aGuest({ allowsDataStorage: false })]));
    const row = (await screen.findByRole('button', { name: 'Anna Huber' })).closest('tr');
    expect(row?.textContent).toContain('Keine Einwilligung zur Datenspeicherung');
    await user.click(screen.getByRole('radio', { name: 'Ohne Einwilligung' }));
    expect(await screen.findByRole('button', { name: 'Anna Verschwiegen' })).toBeDefined();
  });
});

describe('a guest', () => {
  it('shows visits, and each leads to its day', async () => {
    const { user } = openBook(aList([anna]));
    await user.click(await screen.findByRole('button', { name: 'Anna Huber' }));
    const sheet = await screen.findByRole('dialog', { name: 'Anna Huber' });
    expect(await within(sheet).findByText('7')).toBeDefined();
    expect(within(sheet).getByText('01.04.2026')).toBeDefined();
    const day = within(sheet).getByRole('link', { name: /01.05.2026/ });
    expect(day.getAttribute('href')).toBe('/reservation.day');
  });

  it('is deleted without a question, and the message says so', async () => {
    const { server, user, notices } = openBook(aList([anna]));
    server.on(`DELETE /api/1/guests/${anna.id}`, {
      body: { id: anna.id, _links: { restore: { href: '/api/1/restore' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Anna Huber' }));
    await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }));
    await user.click(screen.getByRole('menuitem', { name: 'Löschen' }));
    await waitFor(() => expect(notices).toContain('Anna Huber wurde gelöscht.'));
    const asked = server.requests.find(({ method }) => method === 'DELETE');
    expect(asked?.headers.get('if-match')).toBe('"3"');
  });

  it('who was changed by somebody else meanwhile is shown side by side', async () => {
    const { server, user } = openBook(aList([anna]));
    server.on(`PUT /api/1/guests/${anna.id}`, {
      status: 412,
      body: {
        type: '/problems/stale-version',
        key: 'STALE_VERSION',
        title: 'Stale',
        status: 412,
        current: { ...anna, version: 4, comment: 'von Mia' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Anna Huber' }));
    await user.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
    await user.type(await screen.findByLabelText('Notiz'), 'von Tom');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const question = await screen.findByRole('alertdialog', { name: 'Inzwischen geändert' });
    expect(within(question).getByRole('row', { name: /von Mia von Tom/ })).toBeDefined();

    server.on(`PUT /api/1/guests/${anna.id}`, { body: { ...anna, version: 5 } });
    await user.click(within(question).getByRole('button', { name: /Mit meinem/ }));
    await waitFor(() => {
      const last = server.requests.findLast(({ method }) => method === 'PUT');
      expect(last?.headers.get('if-match')).toBe('"4"');
    });
  });

  it('keeps what was typed when the tablet reloads, and what others wrote meanwhile', async () => {
    const { server, user } = openBook(aList([anna]));
    await user.click(await screen.findByRole('button', { name: 'Anna Huber' }));
    await user.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
    await user.type(await screen.findByLabelText('Notiz'), 'Nüsse!');
    cleanup();

    server.on(`GET /api/1/guests/${anna.id}`, { body: { ...anna, version: 4, city: 'Kiel' } });
    renderRemote(<GuestScreen />, { server, links });
    await user.click(await screen.findByRole('button', { name: 'Anna Huber' }));
    await user.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
    expect(await screen.findByDisplayValue('Nüsse!')).toBeDefined();
    expect(screen.getByDisplayValue('Kiel')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Entwurf verwerfen' }));
    expect(screen.queryByDisplayValue('Nüsse!')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('needs a last name, and says so at the field', async () => {
    const { server, user } = openBook(aList([]));
    await user.click(await screen.findByRole('button', { name: 'Neuer Gast' }));
    await user.click(await screen.findByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Bitte ausfüllen.')).toBeDefined();
    expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is merged with a suggested one: who came more often stays, and the right number is chosen', async () => {
    const { server, user } = openBook(aList([anna, twin]));
    server.on(`GET /api/1/guests/${anna.id}/duplicates`, {
      body: {
        total: 1,
        page: 1,
        pageSize: 20,
        _links: {},
        _embedded: { guests: [{ ...twin, reason: 'email' }] },
      },
    });
    server.on(`POST /api/1/guests/${anna.id}/merge`, { body: { ...twin, version: 4 } });
    await user.click((await screen.findAllByRole('button', { name: 'Anna Huber' }))[0] as Element);
    await user.click(await screen.findByRole('button', { name: 'Mit Anna Huber zusammenführen' }));
    const numbers = await screen.findByRole('radiogroup', { name: 'Telefon' });
    await user.click(within(numbers).getByRole('radio', { name: '+49301234567' }));
    await user.click(screen.getByRole('button', { name: 'Zusammenführen' }));
    await waitFor(async () => {
      const asked = server.requests.find(({ url }) => url.endsWith('/merge'));
      expect(await asked?.clone().json()).toEqual({
        into: twin.id,
        intoVersion: 3,
        take: ['phone'],
      });
    });
  });
});
