import type { PhoneCallReply } from '@stammtisch/contracts/phone/phone-call';
import { edgeSlot } from '@stammtisch/contracts/slots/edge';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { streamOpenedTopic } from '@stammtisch/contracts/topics/stream-opened';
import { createBus } from '@stammtisch/event-bus';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderFilling } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { aGuest } from '../guests/a-guest.ts';
import { messages } from '../messages.ts';
import Callers from '../remote/callers.tsx';

addMessages('reservations', messages);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const anna = aGuest({
  phone: '+49301234567',
  tags: ['Stammgast'],
  comment: 'Sitzt gern am Fenster',
  noShowCount: 1,
});
const hrefOf = (number: number) => `/api/1/phone/calls/${number}`;

function aCall(given: Partial<PhoneCallReply> = {}): PhoneCallReply {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    state: 'RINGING',
    caller: '+49301234567',
    startedAt: '2026-05-01T17:00:00.000Z',
    secondsLeft: 300,
    guests: [anna],
    _links: { self: { href: hrefOf(1) } },
    ...given,
  };
}

/** @param standing calls that rang before this screen was opened */
function open(calls: Record<number, PhoneCallReply>, standing: readonly PhoneCallReply[] = []) {
  const bus = createBus();
  const history = {
    total: 4,
    visits: 3,
    noShows: 1,
    lateCancellations: 0,
    lastVisit: '01.04.2026',
    nextReservation: aReservation(),
    page: 1,
    pageSize: 50,
    _links: {},
    _embedded: { reservations: [] },
  };
  const link = anna._links['history'];
  const server = createFakeHalServer({
    ...Object.fromEntries(
      Object.entries(calls).map(([number, body]) => [`GET ${hrefOf(Number(number))}`, { body }]),
    ),
    [`GET ${Array.isArray(link) ? '' : (link?.href ?? '')}`]: { body: history },
    'GET /api/1/tags': aCollection('tags', []),
    'GET /api/1/phone/calls': aCollection('calls', standing),
    'POST /api/1/phone/calls/1/put-away': { status: 204 },
  });
  const links = {
    tags: { href: '/api/1/tags' },
    'phone-calls': { href: '/api/1/phone/calls{?open,page}', templated: true },
  };
  const restaurant = { features: ['phoneSystem' as const] };
  const setting = { server, links, remote, bus, restaurant, data: {} };
  const view = renderFilling(Callers, edgeSlot, setting);
  const connect = () => act(() => bus.publish(streamOpenedTopic, {}, { source: 'shell' }));
  const ring = (number: number, type = 'phone.call') =>
    act(() => {
      const at = '2026-05-01T17:00:00.000Z';
      const change = { type, href: hrefOf(number), version: '1', at };
      bus.publish(changeTopic, change, { source: 'shell' });
    });
  return { ...view, server, ring, connect, user: userEvent.setup() };
}

it('loads nothing and shows nothing until somebody calls', async () => {
  const { server, ring } = open({ 1: aCall() });
  ring(1, 'reservation.changed');
  expect(screen.queryByRole('region', { name: 'Anrufe' })).toBeNull();
  expect(server.requests).toEqual([]);
});

it('shows who calls: visits, no-shows, tags, wishes, and what is booked next', async () => {
  const { ring } = open({ 1: aCall() });
  ring(1);
  const card = await screen.findByRole('article', { name: /\+49301234567/ });
  expect(within(card).getByRole('heading', { name: /Huber/ })).toBeDefined();
  expect(within(card).getByText('Stammgast')).toBeDefined();
  expect(within(card).getByText('Sitzt gern am Fenster')).toBeDefined();
  expect(within(card).getByText('1× nicht da')).toBeDefined();
  expect(await within(card).findByText('3 Besuche')).toBeDefined();
  expect(within(card).getByRole('link', { name: /19:30/ })).toBeDefined();
});

it('says it once to whoever does not look, and leaves the cursor where it is', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const { ring } = open({ 1: aCall() });
  ring(1);
  await screen.findByRole('article');
  expect(screen.getByRole('status').textContent).toMatch(/^Anruf: .*Huber/);
  expect(document.activeElement).toBe(field);
  field.remove();
});

it('leads to a reservation with the guest in it, and to the guest', async () => {
  const { ring, user, visited } = open({ 1: aCall(), 2: aCall() });
  ring(1);
  await user.click(await screen.findByRole('button', { name: 'Neue Reservierung' }));
  expect(visited).toEqual([{ to: 'reservation.new', search: { sheet: 'new', guest: anna.id } }]);
  expect(screen.queryByRole('article')).toBeNull();
  ring(2);
  await user.click(await screen.findByRole('button', { name: 'Gast öffnen' }));
  expect(visited[1]).toEqual({ to: 'guest.details', params: { id: anna.id } });
});

it('offers a reservation with the number of a stranger, which no address gives away', async () => {
  const stranger = aCall({ caller: '+4930999', guests: [] });
  const { ring, user, visited } = open({ 1: stranger });
  ring(1);
  const offer = { name: 'Neue Reservierung' };
  await user.click(await screen.findByRole('button', offer));
  expect(visited).toEqual([{ to: 'reservation.new', search: { sheet: 'new', call: stranger.id } }]);
});

it('says that a caller keeps the number', async () => {
  const { ring } = open({ 1: aCall({ caller: null, guests: [] }) });
  ring(1);
  expect(await screen.findByRole('article', { name: /Nummer unterdrückt/ })).toBeDefined();
});

it('stacks calls, the latest on top, and Escape puts away the one that is in use', async () => {
  const { ring, user } = open({ 1: aCall(), 2: aCall({ caller: '+4930222', guests: [] }) });
  ring(1);
  await screen.findByRole('article', { name: /1234567/ });
  ring(2);
  await screen.findByRole('article', { name: /30222/ });
  const [latest] = screen.getAllByRole('article');
  expect(latest?.textContent).toContain('+4930222');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  ring(2);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('goes by itself once the call is over, but never under somebody’s hand', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { ring } = open({ 1: aCall({ state: 'ENDED', secondsLeft: 15 }) });
  ring(1);
  await vi.waitFor(() => expect(screen.getByRole('article')).toBeDefined());
  act(() => screen.getByRole('button', { name: 'Anruf ausblenden' }).focus());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('article')).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Anruf ausblenden' }).blur());
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByRole('article')).toBeNull();
});

it('shows nothing of a call that was over long before this screen heard of it', async () => {
  const { ring, server } = open({ 1: aCall({ state: 'ENDED', secondsLeft: 0 }) });
  ring(1);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  expect(screen.queryByRole('article')).toBeNull();
});

const isList = ({ url }: Request) => url.endsWith('/api/1/phone/calls?open=true');
const standing = aCall({
  _links: { self: { href: hrefOf(1) }, 'put-away': { href: `${hrefOf(1)}/put-away` } },
});

it('shows a call that rang before the screen was opened, and again after the network was lost', async () => {
  const { server, connect, ring } = open({ 1: standing }, [standing]);
  connect();
  expect(await screen.findByRole('article', { name: /1234567/ })).toBeDefined();
  expect(server.requests.filter(isList)).toHaveLength(1);
  ring(1);
  connect();
  await vi.waitFor(() => expect(server.requests.filter(isList)).toHaveLength(2));
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('has a call stand nowhere any more once somebody took it on here', async () => {
  const { server, connect, user } = open({ 1: standing }, [standing]);
  connect();
  await user.click(await screen.findByRole('button', { name: 'Anruf ausblenden' }));
  await vi.waitFor(() => {
    const { method, url = '' } = server.requests.at(-1) ?? {};
    expect(`${method} ${url}`).toMatch(/^POST .*\/put-away$/);
  });
  connect();
  await vi.waitFor(() => expect(server.requests.filter(isList)).toHaveLength(2));
  expect(screen.queryByRole('article')).toBeNull();
});
