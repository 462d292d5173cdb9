import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation, at } from '@stammtisch/testing/a-reservation';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { messages } from '../messages.ts';
import { InboxSheet } from './inbox-sheet.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const links = {
  reservations: { href: '/api/1/reservations{?date,from,to,status}', templated: true },
};
const request = aReservation({
  status: 'OPEN',
  nextStatuses: ['CONFIRMED', 'CANCELLED'],
  onlineComment: 'Kinderstuhl bitte',
});
const later = aReservation({
  id: '55555555-5555-4555-8555-555555555555',
  status: 'OPEN',
  nextStatuses: ['CONFIRMED', 'CANCELLED'],
  start: at('2026-06-12T20:00'),
  guest: { ...request.guest, forename: 'Jan', lastname: 'Otto' },
});

function open(answer: FakeAnswer, onStatus: () => Promise<void> = async () => undefined) {
  const server = createFakeHalServer({ 'GET /api/1/reservations': answer });
  const shown: string[] = [];
  const asked: string[] = [];
  renderRemote(
    <InboxSheet
      onStatus={async ({ id }, to) => {
        asked.push(`${id} ${to}`);
        await onStatus();
      }}
      onShow={({ id }) => void shown.push(id)}
      onClose={() => undefined}
    />,
    { server, links, remote },
  );
  return { server, shown, asked, user: userEvent.setup() };
}

describe('the inbox', () => {
  it('lists what guests ask for by its day, with their wishes', async () => {
    open(aCollection('reservations', [request, later]));
    expect(await screen.findByRole('region', { name: 'Freitag, 1. Mai 2026' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Freitag, 12. Juni 2026' })).toBeDefined();
    expect(screen.getByText('„Kinderstuhl bitte“')).toBeDefined();
  });

  it('answers by one tap, and the request is gone at once', async () => {
    const { asked, user } = open(
      aCollection('reservations', [request, later]),
      () => new Promise(() => undefined),
    );
    await user.click(await screen.findByRole('button', { name: 'Anna Huber bestätigen' }));
    expect(asked).toEqual([`${request.id} CONFIRMED`]);
    expect(screen.queryByText('Anna Huber')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Jan Otto ablehnen' }));
    expect(asked).toHaveLength(2);
    expect(screen.getByText('Alle Anfragen sind beantwortet.')).toBeDefined();
  });

  it('shows a request again that could not be answered', async () => {
    const { user } = open(aCollection('reservations', [request]));
    await user.click(await screen.findByRole('button', { name: 'Anna Huber bestätigen' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Anna Huber bestätigen' })).toBeDefined(),
    );
  });

  it('leads to the day of a request', async () => {
    const { shown, user } = open(aCollection('reservations', [request]));
    await user.click(await screen.findByRole('button', { name: /Anna Huber am 01.05.2026/ }));
    expect(shown).toEqual([request.id]);
  });

  it('says so when it cannot be read', async () => {
    open({ status: 500, body: {} });
    expect(await screen.findByText('Die Anfragen konnten nicht geladen werden.')).toBeDefined();
  });
});
