import type { RatingSummaryReply } from '@stammtisch/contracts/rating/read-rating-summary';
import type { RatingReply } from '@stammtisch/contracts/rating/rating';
import { settings } from '@stammtisch/contracts/settings/settings';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { RatingScreen } from './rating-screen.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const self = '/api/1/reservations/ratings/11111111-1111-4111-8111-111111111111';

function aRating(given: Partial<RatingReply> = {}): RatingReply {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    version: 2,
    stars: 2,
    comment: 'Der Fisch war trocken.',
    ratedAt: '2026-05-02T09:30:00.000Z',
    handled: false,
    note: '',
    guestName: 'Anna Huber',
    visit: {
      reservationId: '22222222-2222-4222-8222-222222222222',
      date: '01.05.2026',
      time: '19:30',
      serviceDay: '01.05.2026',
      persons: { from: 4, to: 4 },
    },
    _links: { self: { href: self } },
    ...given,
  };
}

const aSummary = (given: Partial<RatingSummaryReply> = {}): RatingSummaryReply => ({
  five: 6,
  four: 2,
  three: 0,
  two: 1,
  one: 0,
  average: 4.44,
  open: 1,
  asked: 30,
  months: [
    { month: '04.2026', count: 5, average: 4.6 },
    { month: '05.2026', count: 4, average: 4.25 },
  ],
  _links: {},
  ...given,
});

const links = {
  ratings: { href: '/api/1/reservations/ratings{?stars,open,page}', templated: true },
  'rating-summary': { href: '/api/1/reservations/ratings/summary' },
  settings: { href: '/api/1/settings' },
};

function openScreen(ratings: RatingReply[] = [aRating()], summary = aSummary()) {
  const server = createFakeHalServer({
    'GET /api/1/reservations/ratings': aCollection('ratings', ratings),
    'GET /api/1/reservations/ratings/summary': { body: summary },
    'GET /api/1/settings': { body: { ...settings.parse({}), _links: {} } },
  });
  return { server, user: userEvent.setup(), ...renderRemote(<RatingScreen />, { server, links }) };
}

describe('the ratings', () => {
  it('tell the average, who was asked, and how the months went', async () => {
    openScreen();
    expect(await screen.findByText('Durchschnitt 4,4 von 5')).toBeDefined();
    expect(screen.getByText(/9 Bewertungen/)).toBeDefined();
    expect(screen.getByText(/30 Gäste gefragt/)).toBeDefined();
    expect(screen.getByText('April 2026: 4,6 aus 5 Bewertungen')).toBeDefined();
  });

  it('show what a guest said, and lead to the visit', async () => {
    openScreen();
    const item = await screen.findByRole('article');
    expect(within(item).getByText('2 Sterne')).toBeDefined();
    expect(within(item).getByText('Der Fisch war trocken.')).toBeDefined();
    const visit = within(item).getByRole('link', { name: /Besuch am 01.05.2026, 19:30/ });
    expect(visit.getAttribute('href')).toBe('/reservation.day');
  });

  it('are filtered by a press on a bar, and all are back by a second one', async () => {
    const { server, user } = openScreen();
    const bar = await screen.findByRole('button', { name: '2 Sterne: 1' });
    await user.click(bar);
    await waitFor(() => expect(bar.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() =>
      expect(server.requests.some(({ url }) => url.includes('stars=2'))).toBe(true),
    );
    await user.click(bar);
    await waitFor(() => expect(bar.getAttribute('aria-pressed')).toBe('false'));
  });

  it('are marked as done on the version that was seen, and that can be taken back', async () => {
    const { server, user, notices } = openScreen();
    server.on(`PATCH ${self}`, { body: aRating({ handled: true, version: 3 }) });
    await user.click(await screen.findByRole('button', { name: 'Erledigt' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    const [patch] = server.requests.filter(({ method }) => method === 'PATCH');
    expect(patch?.headers.get('if-match')).toBe('"2"');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(server.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2),
    );
  });

  it('carry a note for the team', async () => {
    const { server, user } = openScreen();
    server.on(`PATCH ${self}`, { body: aRating({ note: 'Angerufen.', version: 3 }) });
    await user.click(await screen.findByRole('button', { name: 'Notiz' }));
    await user.type(screen.getByRole('textbox', { name: /Notiz fürs Team/ }), 'Angerufen.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('say when the first mail goes out while there are none', async () => {
    openScreen([], aSummary({ average: null, five: 0, four: 0, two: 0, open: 0, months: [] }));
    expect(await screen.findByText(/Die erste Frage geht am Tag nach einem Besuch/)).toBeDefined();
  });

  it('say that they could not be read, and try again when asked to', async () => {
    const { server, user } = openScreen();
    cleanup();
    server.on('GET /api/1/reservations/ratings/summary', { status: 500, body: {} });
    renderRemote(<RatingScreen />, { server, links });
    await screen.findByText('Die Bewertungen konnten nicht geladen werden.');
    server.on('GET /api/1/reservations/ratings/summary', { body: aSummary() });
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Der Fisch war trocken.')).toBeDefined();
  });
});
