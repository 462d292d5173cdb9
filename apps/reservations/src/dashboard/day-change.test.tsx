import { settings } from '@stammtisch/contracts/settings/settings';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { messages } from '../messages.ts';
import { toAxis } from '../timeline/axis.ts';
import { tellBoard, vis } from '../timeline/vis-stand-in.ts';
import { DayScreen } from './day-screen.tsx';
import type { DayView } from './day-view-switch.tsx';

addMessages('reservations', messages);
vi.setConfig({ testTimeout: 20_000 });

vi.mock('vis-timeline/esnext', () => import('../timeline/vis-stand-in.ts'));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vis.heard.clear();
  vis.destroyed = 0;
});

const party = aReservation();

/** A bar that pours until two in the morning, every day; it is a minute to two, in the night to Saturday. */
async function openLate(view: DayView) {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-05-02T01:59:00+02:00'),
  });
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
    type: 'timespan',
    dayOfWeek,
    start: '18:00',
    end: '02:00',
  }));
  const house = settings.parse({ reservationSettings: { openingHours } });
  const stube = aRoom({ tables: [aPlanTable('12'), aPlanTable('13')] });
  const server = createFakeHalServer({
    'GET /api/1/reservations': ({ url }) =>
      aCollection('reservations', url.includes('date=01.05.2026') ? [party] : []),
    'GET /api/1/settings': { body: { ...house, _links: {} } },
    'GET /api/1/rooms': aCollection('rooms', [stube]),
    'GET /api/1/tags': aCollection('tags', []),
  });
  const links = {
    reservations: { href: '/api/1/reservations{?date}', templated: true },
    settings: { href: '/api/1/settings' },
    rooms: { href: '/api/1/rooms' },
    tags: { href: '/api/1/tags' },
  };
  renderRemote(<DayScreen title="Abend" firstView={view} />, { server, links, remote });
  await screen.findByRole('button', { name: /^Tag: .* 1\. Mai/ });
}

/** The clock of every screen ticks. */
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const dayOnScreen = () => screen.getByRole('button', { name: /^Tag:/ }).getAttribute('aria-label');

it('a screen that nobody touches goes on to the new day by itself', async () => {
  await openLate('list');
  await pass(2);
  expect(dayOnScreen()).toContain('2. Mai');
});

it('a party that is dragged when the day changes is dropped on its own day, and asked about', async () => {
  await openLate('timeline');
  await waitFor(() => expect(vis.heard.has('onMove')).toBe(true));
  fireEvent.pointerDown(document.body, { isPrimary: true });
  await pass(2);
  expect(dayOnScreen()).toContain('1. Mai');
  expect(vis.destroyed).toBe(0);

  const table = aTable('12').id;
  const dropped = { id: `${party.id}@${table}`, group: table, start: toAxis(at('20:00')) };
  act(() => tellBoard('onMove', dropped));
  fireEvent.pointerUp(document.body, { isPrimary: true });
  const question = await screen.findByRole('alertdialog', { name: /Anna Huber/ });
  await pass(5);
  expect(question.isConnected).toBe(true);
  expect(dayOnScreen()).toContain('1. Mai');

  fireEvent.click(screen.getByRole('button', { name: 'Nicht ändern' }));
  await pass(1);
  expect(dayOnScreen()).toContain('2. Mai');
});

it('a reservation that is being written stays on its day until it is closed', async () => {
  await openLate('list');
  fireEvent.keyDown(document.body, { key: 'n' });
  const form = await screen.findByRole('dialog', { name: 'Neue Reservierung' });
  const typed = await screen.findByLabelText(/^Gast suchen/);
  fireEvent.change(typed, { target: { value: 'Huber' } });
  await pass(10);
  expect(dayOnScreen()).toContain('1. Mai');
  expect(form.isConnected).toBe(true);
  expect(screen.getByLabelText(/^Gast suchen/)).toHaveProperty('value', 'Huber');
});

it('whoever asks for today gets the new day at once, whatever was open', async () => {
  await openLate('list');
  fireEvent.keyDown(document.body, { key: 'n' });
  await screen.findByRole('dialog', { name: 'Neue Reservierung' });
  await pass(2);
  fireEvent.click(screen.getByRole('button', { name: 'Heute' }));
  expect(dayOnScreen()).toContain('2. Mai');
});
