import { readWaitingList } from '@stammtisch/contracts/waiting-list/read-waiting-list';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { waitingPartiesTopic } from '@stammtisch/contracts/topics/waiting-parties';
import { settings } from '@stammtisch/contracts/settings/settings';
import { createBus } from '@stammtisch/event-bus';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { aRoom } from '@stammtisch/testing/a-room';
import { aProposedParty, aWaitingParty } from '@stammtisch/testing/a-waiting-party';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { messages } from '../messages.ts';
import type { WaitingParty } from './use-waiting-list.ts';
import { WaitingScreen } from './waiting-screen.tsx';
import { WaitingWatch } from './waiting-watch.tsx';

addMessages('reservations', messages);
beforeEach(() => {
  // A quarter past seven in Berlin.
  vi.useFakeTimers({ now: new Date('2026-05-01T17:15:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const links = {
  'waiting-list': { href: '/api/1/waiting-list{?date}', templated: true },
  reservations: { href: '/api/1/reservations{?date}', templated: true },
  settings: { href: '/api/1/settings' },
  rooms: { href: '/api/1/rooms' },
};

const quotes = [
  { persons: 2, minutes: 0, time: '19:15' },
  { persons: 4, minutes: 25, time: '19:40' },
  { persons: 12, minutes: null, time: null },
];

function aQueue(parties: readonly WaitingParty[]): FakeAnswer {
  const { body } = aCollection('parties', parties);
  return { body: readWaitingList.reply.parse({ ...Object(body), quotes }) };
}

function aHouse(queue: FakeAnswer) {
  return createFakeHalServer({
    'GET /api/1/waiting-list': queue,
    'GET /api/1/reservations': aCollection('reservations', []),
    'GET /api/1/rooms': aCollection('rooms', [aRoom()]),
    'GET /api/1/settings': { body: { ...settings.parse({}), _links: {} } },
  });
}

function open(queue: FakeAnswer) {
  const server = aHouse(queue);
  const view = renderRemote(<WaitingScreen />, { server, links, remote });
  return { ...view, server, user: userEvent.setup() };
}

/** What was sent, oldest first. */
const sent = (server: ReturnType<typeof aHouse>) =>
  Promise.all(
    server.requests
      .filter(({ method }) => method === 'POST')
      .map(async (request): Promise<unknown> => request.clone().json()),
  );

describe('the waiting list', () => {
  it('says of each party since when it waits, what it was promised, and why it waits', async () => {
    open(aQueue([aWaitingParty({ comment: 'Nussallergie', tags: ['Stammgast'] })]));
    const row = await screen.findByRole('listitem', { name: 'Anna Huber' });
    expect(row.textContent).toContain('seit 19:00 Uhr, 15 Min.');
    expect(row.textContent).toContain('zugesagt 19:40 Uhr');
    expect(row.textContent).toContain('etwa 23 Min., 19:38 Uhr');
    expect(row.textContent).toContain('Vor 19:38 Uhr ist kein Tisch für 4 Personen frei.');
    expect(row.textContent).toContain('Allergie: Nussallergie');
    expect(row.textContent).toContain('Stammgast');
  });

  it.each([
    [{ kind: 'parties-ahead', count: 2 }, '2 Gruppen sind vorher dran.'],
    [{ kind: 'pace', guests: 60 }, 'Die Küche ist ausgelastet: 60 Gäste.'],
    [{ kind: 'too-large', seats: 8 }, 'Der größte Tisch hat 8 Plätze.'],
    [{ kind: 'closing' }, 'Heute wird kein Tisch für 4 Personen mehr frei.'],
    [{ kind: 'not-here-yet' }, 'Ein Tisch ist um 19:30 Uhr frei.'],
  ] as const)('gives the reason %j in words', async (reason, words) => {
    open(aQueue([aWaitingParty({ wait: { reason } })]));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('marks a promise that was not kept', async () => {
    open(aQueue([aWaitingParty({ promisedAt: '2026-05-01T17:10:00.000Z' })]));
    expect(await screen.findByText('war zugesagt für 19:10 Uhr')).toBeDefined();
  });

  it('seats a party at the table that is free for it by one tap', async () => {
    const { server, notices, user } = open(aQueue([aProposedParty()]));
    const seated = aReservation({ status: 'SEATED' });
    server.on('POST /api/1/reservations/r1/seat', { body: seated });
    expect(await screen.findByText('Tisch 12 ist frei (Stube)')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Anna Huber an Tisch 12 platzieren' }));
    await waitFor(() => expect(notices).toContain('Anna Huber sitzt an Tisch 12.'));
    expect(await sent(server)).toEqual([
      { tables: aProposedParty().wait.tables.map(({ id }) => id) },
    ]);
  });

  it('puts a party back that was seated by mistake', async () => {
    const { server, user, notices } = open(aQueue([aProposedParty()]));
    const self = { href: '/api/1/reservations/r1' };
    const back = { href: `${self.href}/return-to-queue` };
    const seated = aReservation({ status: 'SEATED', _links: { self, 'return-to-queue': back } });
    server.on('POST /api/1/reservations/r1/seat', { body: seated });
    server.on(`POST ${back.href}`, { body: aReservation({ status: 'QUEUED' }) });
    await user.click(await screen.findByRole('button', { name: /platzieren/ }));
    await waitFor(() => expect(notices).toEqual(['Anna Huber sitzt an Tisch 12.']));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(notices.at(-1)).toBe('Anna Huber wartet wieder.'));
    const undone = server.requests.find(({ url }) => url.endsWith(back.href));
    expect(undone?.headers.get('if-match')).toBe(`"${seated.version}"`);
  });

  it('names who sits at the table that was taken meanwhile', async () => {
    const { server, notices, user } = open(aQueue([aProposedParty()]));
    const party = { guestName: 'Jan Otto', persons: 3, from: '19:14', to: '21:14' };
    server.on('POST /api/1/reservations/r1/seat', {
      status: 409,
      body: { type: '/problems/table-taken', title: '', status: 409, key: 'TABLE_TAKEN', party },
    });
    await user.click(await screen.findByRole('button', { name: /an Tisch 12 platzieren/ }));
    await waitFor(() => expect(notices.join()).toContain('Jan Otto'));
  });

  it('lets staff choose any free table that is large enough', async () => {
    const { server, user } = open(aQueue([aWaitingParty()]));
    server.on('POST /api/1/reservations/r1/seat', { body: aReservation({ status: 'SEATED' }) });
    await user.click(await screen.findByRole('button', { name: 'Tisch für Anna Huber wählen' }));
    const tables = await screen.findByRole('group', { name: 'Welcher Tisch?' });
    await user.click(await within(tables).findByRole('button', { name: /12/ }));
    await waitFor(async () =>
      expect(await sent(server)).toEqual([{ tables: [aRoom().tables[0]?.id] }]),
    );
  });

  it('takes a party from the list, and back onto it', async () => {
    const { server, notices, user } = open(aQueue([aWaitingParty()]));
    server.on('POST /api/1/reservations/r1', {
      body: aReservation({ status: 'CANCELLED', nextStatuses: ['OPEN'] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Anna Huber' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Von der Liste nehmen' }));
    await waitFor(() => expect(notices).toEqual(['Anna Huber: Storniert']));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () =>
      expect(await sent(server)).toEqual([
        { status: 'CANCELLED' },
        { status: 'OPEN' },
        { status: 'QUEUED' },
      ]),
    );
  });

  it('writes down a party by its size alone, after saying what it would wait', async () => {
    const { server, notices, user } = open(aQueue([]));
    server.on('POST /api/1/reservations', { status: 201, body: aWaitingParty() });
    await user.click(await screen.findByRole('button', { name: '4 25 Min.' }));
    expect(screen.getByText('Wartet etwa 25 Min., bis 19:40 Uhr.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Auf die Warteliste' }));
    await waitFor(() => expect(notices).toEqual(['Eingetragen, zugesagt für 19:40 Uhr.']));
    expect((await sent(server))[0]).toMatchObject({
      status: 'QUEUED',
      persons: { from: 4, to: 4 },
      guest: { lastname: 'Gast an der Tür', temporary: true },
      date: '01.05.2026',
      time: '19:15',
    });
  });

  it('keeps what was typed when it could not be written', async () => {
    const { server, user } = open(aQueue([]));
    server.on('POST /api/1/reservations', { status: 500, body: {} });
    await user.click(await screen.findByRole('button', { name: '4 25 Min.' }));
    await user.type(screen.getByRole('textbox', { name: 'Name (freiwillig)' }), 'Huber');
    await user.click(screen.getByRole('button', { name: 'Auf die Warteliste' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Auf die Warteliste' })).toBeDefined(),
    );
    expect(screen.getByDisplayValue('Huber')).toBeDefined();
  });

  it('is empty, or says that it could not be read', async () => {
    open(aQueue([]));
    expect(await screen.findByText('Niemand wartet auf einen Tisch.')).toBeDefined();
    cleanup();
    open({ status: 500, body: {} });
    expect(await screen.findByText('Die Warteliste konnte nicht geladen werden.')).toBeDefined();
  });
});

describe('whichever page is open', () => {
  it('staff are told that a table has become free for somebody who waits, once', async () => {
    const bus = createBus();
    const counts: number[] = [];
    bus.subscribe(waitingPartiesTopic, ({ data }) => void counts.push(data.count));
    const server = aHouse(aQueue([aWaitingParty()]));
    const { notices } = renderRemote(<WaitingWatch />, { server, links, remote, bus });
    await expect.poll(() => counts).toEqual([1]);
    expect(notices).toEqual([]);

    server.on('GET /api/1/waiting-list', aQueue([aProposedParty()]));
    const change = {
      type: 'reservation.changed',
      href: '/api/1/reservations/other',
      version: '2',
      at: '2026-05-01T17:15:00.000Z',
    };
    bus.publish(changeTopic, change, { source: 'shell' });
    const words = 'Tisch 12 ist frei für Anna Huber (4).';
    await expect.poll(() => notices).toEqual([words]);
    bus.publish(changeTopic, { ...change, version: '3' }, { source: 'shell' });
    await expect.poll(() => server.requests.length).toBe(3);
    expect(notices).toEqual([words]);
  });
});
