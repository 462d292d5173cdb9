import { settings } from '@stammtisch/contracts/settings/settings';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aReservation, at } from '@stammtisch/testing/a-reservation';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { RestaurantSettingsScreen } from './restaurant-settings-screen.tsx';

addMessages('settings', messages);
afterEach(cleanup);

const friday = { type: 'timespan', dayOfWeek: 5, start: '18:00', end: '22:00' } as const;
const links = {
  settings: { href: '/settings' },
  offer: { href: '/offer' },
  'affected-by-hours': { href: '/affected{?page}', templated: true },
};

function aHouse(affected: readonly ReturnType<typeof aReservation>[] = []) {
  const saved: unknown[] = [];
  let current = settings.parse({ reservationSettings: { openingHours: [friday] } });
  const answer = () => ({
    etag: `"${saved.length}"`,
    body: { ...current, _links: { self: { href: '/settings' } } },
  });
  const server = createFakeHalServer({
    'GET /settings': answer,
    'PATCH /settings': async (request) => {
      const body = (await request.json()) as { reservationSettings: object };
      saved.push(body);
      const reservationSettings = { ...current.reservationSettings, ...body.reservationSettings };
      current = settings.parse({ ...current, reservationSettings });
      return answer();
    },
    'POST /affected': () => ({
      body: {
        page: 1,
        pageSize: 50,
        total: affected.length,
        _links: { self: { href: '/affected' } },
        _embedded: { reservations: affected },
      },
    }),
    'POST /offer': () => ({
      body: {
        date: '01.05.2026',
        persons: 2,
        asked: null,
        times: [
          { time: '18:00', date: '01.05.2026', refusal: null },
          { time: '18:15', date: '01.05.2026', refusal: null },
          { time: '18:30', date: '01.05.2026', refusal: { rule: 'no-table' } },
        ],
        _links: { self: { href: '/offer' } },
      },
    }),
  });
  renderRemote(<RestaurantSettingsScreen />, { server, links });
  return saved;
}

const dayOf = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function endAt(time: string) {
  const field = (await dayOf('Freitag')).getByLabelText(/^Bis/);
  await userEvent.clear(field);
  await userEvent.type(field, time);
}

test('an end before the start is named at its row; after midnight it is the next morning', async () => {
  aHouse();
  await endAt('12:00');
  expect(screen.getByRole('alert').textContent).toContain('kleiner als die Startzeit');
  await endAt('02:00');
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await dayOf('Freitag')).getByLabelText('Bis (morgens)')).toBeDefined();
});

test('whom new hours leave outside is listed before anything is saved', async () => {
  const saved = aHouse([aReservation({ start: at('21:30') })]);
  await endAt('21:00');
  await press('Speichern');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('01.05.2026 21:30')).toBeDefined();
  expect(saved).toEqual([]);
  await press('Trotzdem speichern');
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    reservationSettings: { openingHours: [{ start: '18:00', end: '21:00' }] },
  });
});

test('the hours of a day are copied to others', async () => {
  const saved = aHouse();
  await userEvent.click((await dayOf('Freitag')).getByRole('button', { name: 'Kopieren' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Auf Samstag und Sonntag' }));
  expect((await dayOf('Sonntag')).getByLabelText('Bis')).toBeDefined();
  await press('Speichern');
  await expect.poll(() => saved).toHaveLength(1);
});

test('a field that is hidden is not mandatory, and fields are put in order by keys', async () => {
  const saved = aHouse();
  const list = await screen.findByRole('list', { name: 'Felder des Formulars' });
  const row = () => within(list).getByText('Nachname').closest('li')!;
  const box = (name: string) => within(row()).getByRole('switch', { name: `Nachname: ${name}` });
  expect(box('Pflicht')).toHaveProperty('checked', true);
  await userEvent.click(box('Sichtbar'));
  expect(box('Pflicht')).toHaveProperty('checked', false);
  within(row())
    .getByRole('button', { name: /^Nachname verschieben/ })
    .focus();
  await userEvent.keyboard('{ArrowUp}');
  await press('Speichern');
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    reservationSettings: {
      reservationInputFields: [
        { name: 'lastname', visible: false, mandatory: false, orderIndex: 0 },
        { name: 'forename', orderIndex: 1 },
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    },
  });
});

test('what a guest would see is told in as few lines as say everything', async () => {
  aHouse();
  const view = await dayOf('Was sieht ein Gast?');
  expect(await view.findByText('18:00–18:15')).toBeDefined();
  expect(view.getByText('buchbar, 2 Zeiten')).toBeDefined();
  expect(view.getByText('Kein passender Tisch ist frei.')).toBeDefined();
});
