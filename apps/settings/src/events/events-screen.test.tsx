import type { EventFields, EventReply } from '@stammtisch/contracts/event/event';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { messages } from '../messages.ts';
import { EventsScreen } from './events-screen.tsx';

addMessages('settings', messages);
afterEach(cleanup);

const self = '/api/1/events/11111111-1111-4111-8111-111111111111';

function anEvent(given: Partial<EventReply> = {}): EventReply {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    version: 3,
    title: 'Weinabend',
    description: 'Fünf Gänge',
    start: '07.05.2099',
    end: '07.05.2099',
    interval: 'ONCE',
    eventDays: [],
    limitedTime: false,
    startTime: [18, 0],
    endTime: [22, 0],
    guestLimit: 40,
    guestLimitOverflowPercent: 10,
    reservationLeadTimeMillis: 0,
    bookable: true,
    onlineBookable: true,
    eventOnly: false,
    internalOnly: false,
    link: '',
    refId: '',
    iCalEvent: false,
    type: 'EVENT',
    old: false,
    nextDates: ['07.05.2099'],
    vanished: false,
    _links: { self: { href: self } },
    ...given,
  };
}

const page = (events: EventReply[]): FakeAnswer => ({
  body: {
    total: events.length,
    page: 1,
    pageSize: 200,
    _links: { affected: { href: '/api/1/events/affected' } },
    _embedded: { events },
  },
});

const nobody: FakeAnswer = {
  body: { total: 0, page: 1, pageSize: 50, _links: {}, _embedded: { reservations: [] } },
};

const links = { events: { href: '/api/1/events{?when,from,to,page}', templated: true } };

function openScreen(events: EventReply[] = [anEvent()]) {
  const sent: { method: string; body: Partial<EventFields>; ifMatch: string | null }[] = [];
  const keep = async (request: Request): Promise<FakeAnswer> => {
    const body = z.custom<Partial<EventFields>>().parse(await request.json());
    sent.push({ method: request.method, body, ifMatch: request.headers.get('if-match') });
    return { status: request.method === 'POST' ? 201 : 200, body: anEvent({ version: 4 }) };
  };
  const server = createFakeHalServer({
    'GET /api/1/events': page(events),
    'POST /api/1/events': keep,
    'POST /api/1/events/affected': nobody,
    [`PUT ${self}`]: keep,
  });
  const view = renderRemote(<EventsScreen />, { server, links });
  return { server, sent, user: userEvent.setup(), ...view };
}

describe('events and rest days', () => {
  test('are listed with what they mean in one sentence, what repeats first', async () => {
    openScreen([
      anEvent(),
      anEvent({
        id: '22222222-2222-4222-8222-222222222222',
        title: 'Ruhetag',
        interval: 'WEEKLY',
        eventDays: [1],
        start: '04.05.2020',
        startTime: [0, 0],
        endTime: [23, 59],
        guestLimit: -1,
        bookable: false,
        onlineBookable: false,
        eventOnly: true,
      }),
    ]);
    const regular = await screen.findByRole('region', { name: 'Regelmäßig' });
    expect(within(regular).getByText('Jeden Montag, ganztägig, geschlossen')).toBeDefined();
    const single = screen.getByRole('region', { name: 'Einzelne Tage' });
    expect(
      within(single).getByText('Am Donnerstag, 7. Mai 2099, 18–22 Uhr, 40 Gäste, online buchbar'),
    ).toBeDefined();
  });

  test('a rest day is entered with a title, and says what it closes', async () => {
    const { sent, user, notices } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Neuer Eintrag' }));
    await user.click(await screen.findByRole('menuitem', { name: /Ruhetag/ }));
    expect(await screen.findByText(/ganztägig, geschlossen$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getByText('Bitte geben Sie einen Titel ein.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /Titel/ }), 'Betriebsausflug');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      title: 'Betriebsausflug',
      startTime: [0, 0],
      endTime: [23, 59],
      bookable: false,
      onlineBookable: false,
      eventOnly: true,
    });
  });

  test('whoever closes an event to the team closes it to guests, and the other way round', async () => {
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Weinabend' }));
    const bookable = () => screen.getByRole<HTMLInputElement>('switch', { name: /Das Team/ });
    const online = () => screen.getByRole<HTMLInputElement>('switch', { name: /Gäste dürfen/ });
    await user.click(bookable());
    expect([bookable().checked, online().checked]).toEqual([false, false]);
    await user.click(online());
    expect([bookable().checked, online().checked]).toEqual([true, true]);
  });

  test('who has booked at that time is shown before saving', async () => {
    const { server, user } = openScreen();
    server.on('POST /api/1/events/affected', {
      ...nobody,
      body: { ...Object(nobody.body), total: 7 },
    });
    await user.click(await screen.findByRole('button', { name: 'Weinabend' }));
    expect(await screen.findByText(/7 Reservierungen liegen schon in dieser Zeit/)).toBeDefined();
  });

  test('saving without a change sends nothing and says so', async () => {
    const { sent, user, notices } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Weinabend' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(sent).toEqual([]);
    expect(notices).toEqual(['Es gibt nichts zu speichern. Alles ist schon auf diesem Stand.']);
  });

  test('what somebody else saved meanwhile is shown, and kept or overwritten', async () => {
    const { server, sent, user } = openScreen();
    const current = anEvent({ title: 'Bierabend', version: 9 });
    const stale = { type: '/problems/stale-version', key: 'STALE_VERSION', title: '', status: 412 };
    const keep = async (request: Request): Promise<FakeAnswer> => {
      const body = z.custom<Partial<EventFields>>().parse(await request.json());
      const ifMatch = request.headers.get('if-match');
      sent.push({ method: request.method, body, ifMatch });
      if (ifMatch !== '"9"') return { status: 412, body: { ...stale, current } };
      return { body: anEvent({ version: 10 }) };
    };
    server.on(`PUT ${self}`, keep);
    await user.click(await screen.findByRole('button', { name: 'Weinabend' }));
    await user.type(screen.getByRole('textbox', { name: /Titel/ }), ' am Fluss');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/inzwischen geändert: Bierabend/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Meinen behalten' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ ifMatch: '"9"', body: { title: 'Weinabend am Fluss' } });
  });

  test('an event is deleted without a question, and a failed delete is told', async () => {
    const { server, user, notices } = openScreen();
    server.on(`DELETE ${self}`, { status: 500, body: {} });
    const remove = await screen.findByRole('button', { name: 'Löschen: Weinabend' });
    await user.click(remove);
    await waitFor(() =>
      expect(notices).toEqual(['Das Löschen ist gescheitert. Bitte versuchen Sie es erneut.']),
    );
    server.on(`DELETE ${self}`, { body: { id: anEvent().id, _links: {} } });
    await user.click(remove);
    await waitFor(() => expect(notices).toContain('„Weinabend“ ist gelöscht.'));
  });

  test('a load that failed with 400 is tried once more, and only once', async () => {
    const { server } = openScreen();
    cleanup();
    let tries = 0;
    const refused: FakeAnswer = { status: 400, body: { type: '/problems/invalid-request' } };
    server.on('GET /api/1/events', () => {
      tries += 1;
      return tries === 1 ? refused : page([anEvent()]);
    });
    renderRemote(<EventsScreen />, { server, links });
    expect(await screen.findByRole('button', { name: 'Weinabend' })).toBeDefined();
    expect(tries).toBe(2);
    cleanup();
    server.on('GET /api/1/events', refused);
    renderRemote(<EventsScreen />, { server, links });
    expect(await screen.findByText(/Veranstaltungen konnten nicht geladen/)).toBeDefined();
  });

  test('an empty house is told that it is open by its hours', async () => {
    openScreen([]);
    expect(await screen.findByText(/offen/)).toBeDefined();
  });
});
