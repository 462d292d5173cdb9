import { settings, type Settings } from '@stammtisch/contracts/settings/settings';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CoronaSettingsScreen } from '../corona-settings/corona-settings-screen.tsx';
import { messages } from '../messages.ts';
import { GeneralSettingsScreen } from './general-settings-screen.tsx';

addMessages('settings', messages);
afterEach(cleanup);

function openScreen(
  general: Partial<Settings['generalSettings']> = {},
  screenOf = <GeneralSettingsScreen />,
) {
  const patches: unknown[] = [];
  const body = { ...settings.parse({ generalSettings: general }), _links: {} };
  const server = createFakeHalServer({
    'GET /api/1/settings': { etag: '"1"', body },
    'PATCH /api/1/settings': async (request) => {
      patches.push(await request.json());
      return { etag: '"2"', body };
    },
  });
  const links = { settings: { href: '/api/1/settings' } };
  renderRemote(screenOf, { server, links });
  return { patches, user: userEvent.setup() };
}

const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Speichern' }));

test('a colour shows what will be written on it, readable on any', async () => {
  const { patches, user } = openScreen();
  const field = await screen.findByRole('textbox', { name: 'Hauptfarbe' });
  await user.clear(field);
  await user.type(field, '#1d4ed8');
  expect(screen.getByText('Kontrast 6,7 : 1')).toBeDefined();
  await save(user);
  await expect.poll(() => patches).toEqual([{ generalSettings: { primarycolor: '#1d4ed8' } }]);
});

test('half a colour is not saved', async () => {
  const { user } = openScreen();
  const field = await screen.findByRole('textbox', { name: 'Zweite Farbe' });
  await user.type(field, '{Backspace}');
  expect(screen.getByText(/Bitte als #rrggbb/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true);
});

test('employees are added by Enter, put in order and left out', async () => {
  const { patches, user } = openScreen({
    employeeList: [{ name: 'Anna', active: true, email: '' }],
  });
  const part = await screen.findByRole('region', { name: 'Mitarbeitende' });
  await user.type(within(part).getByRole('textbox', { name: 'Neuer Name' }), 'Ben{Enter}');
  await user.click(within(part).getByRole('button', { name: 'Nach oben: Ben' }));
  await user.click(within(part).getByRole('switch', { name: '„Anna“ wird angeboten' }));
  await user.type(
    within(part).getByRole('textbox', { name: 'E-Mail von „Ben“' }),
    'ben@example.com',
  );
  await save(user);
  const employeeList = [
    { name: 'Ben', active: true, email: 'ben@example.com' },
    { name: 'Anna', active: false, email: '' },
  ];
  await expect.poll(() => patches).toEqual([{ generalSettings: { employeeList } }]);
});

test('what is not asked of a companion is not required either', async () => {
  const { user } = openScreen({
    begleitpersonReservationInputFields: [
      { name: 'lastname', visible: true, mandatory: true, orderIndex: 0 },
    ],
  });
  const mandatory = () =>
    screen.getByRole<HTMLInputElement>('switch', { name: 'Nachname: Pflicht' });
  await screen.findByRole('switch', { name: 'Nachname: Sichtbar' });
  expect(mandatory().checked).toBe(true);
  await user.click(screen.getByRole('switch', { name: 'Nachname: Sichtbar' }));
  expect([mandatory().checked, mandatory().disabled]).toEqual([false, true]);
  expect(screen.queryByRole('switch', { name: /Newsletter/ })).toBeNull();
});

test('the question that blocks seating is switched on, and shown as it is asked', async () => {
  const { patches, user } = openScreen({}, <CoronaSettingsScreen />);
  await user.click(await screen.findByRole('switch', { name: /nach dem Test fragen/ }));
  expect(screen.getByText('Ist der Test vorgelegt worden?')).toBeDefined();
  await save(user);
  await expect.poll(() => patches).toEqual([{ reservationSettings: { askCoronaTest: true } }]);
});
