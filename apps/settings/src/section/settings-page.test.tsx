import { settings } from '@stammtisch/contracts/settings/settings';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { NumberField, Tabs } from '@stammtisch/ui-kit';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { messages } from '../messages.ts';
import { SettingsPage } from './settings-page.tsx';
import { useSettingsForm } from './use-settings-form.ts';

addMessages('settings', messages);
afterEach(cleanup);

function Stay() {
  const of = useSettingsForm({ 'reservationSettings/guestVisitDuration': 'Aufenthalt' });
  const [tab, setTab] = useState<'stay' | 'more'>('stay');
  return (
    <SettingsPage title="Reservierung" of={of}>
      {({ value, set }) => {
        const content = (
          <NumberField
            label="Aufenthalt"
            value={value.reservationSettings.guestVisitDuration}
            onChange={(guestVisitDuration) => set('reservationSettings', { guestVisitDuration })}
          />
        );
        const tabs = [
          { value: 'stay', label: 'Dauer', content },
          { value: 'more', label: 'Mehr', content: <p>Mehr</p> },
        ] as const;
        return <Tabs label="Bereiche" value={tab} onChange={setTab} tabs={tabs} />;
      }}
    </SettingsPage>
  );
}

/** A house whose configuration can be read and changed, as the server would. */
function aHouse(restaurant: { isDemo?: boolean } = {}) {
  const house = { version: 1, stay: 120, step: 15 };
  const answer = (): FakeAnswer => ({
    etag: `"${house.version}"`,
    body: {
      ...settings.parse({
        reservationSettings: { guestVisitDuration: house.stay, timeInterval: house.step },
      }),
      _links: { self: { href: '/api/1/settings' } },
    },
  });
  const patches: unknown[] = [];
  const server = createFakeHalServer({
    'GET /api/1/settings': answer,
    'PATCH /api/1/settings': async (request) => {
      if (request.headers.get('if-match') !== `"${house.version}"`)
        return { status: 412, body: stale };
      const body = patch.parse(await request.json());
      patches.push(body);
      house.version += 1;
      house.stay = body.reservationSettings.guestVisitDuration;
      return answer();
    },
  });
  const links = { settings: { href: '/api/1/settings' } };
  const { notices } = renderRemote(<Stay />, { server, links, restaurant });
  return { house, patches, notices };
}

const stale = { type: '/problems/stale-version', key: 'STALE_VERSION', title: '', status: 412 };
const patch = z.strictObject({
  reservationSettings: z.strictObject({ guestVisitDuration: z.number() }),
});

async function type(stay: string) {
  const field = await screen.findByRole('textbox', { name: 'Aufenthalt' });
  await userEvent.clear(field);
  await userEvent.type(field, `${stay}{Tab}`);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('only what was changed is saved, and the page says what that was', async () => {
  const { patches, notices } = aHouse();
  await type('90');
  expect(screen.getByText('Eine Änderung: Aufenthalt')).toBeDefined();
  await press('Speichern');
  await expect.poll(() => notices).toEqual(['Gespeichert: Aufenthalt.']);
  expect(patches).toEqual([{ reservationSettings: { guestVisitDuration: 90 } }]);
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});

test('what somebody else saved beside it is kept', async () => {
  const { house, patches } = aHouse();
  await type('90');
  Object.assign(house, { version: 2, step: 30 });
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => patches).toHaveLength(1);
  expect(house).toEqual({ version: 3, stay: 90, step: 30 });
});

test('Ctrl+S saves a number that the cursor still stands in', async () => {
  const { patches } = aHouse();
  const field = await screen.findByRole('textbox', { name: 'Aufenthalt' });
  await userEvent.clear(field);
  await userEvent.type(field, '95{Control>}s{/Control}');
  await expect.poll(() => patches).toEqual([{ reservationSettings: { guestVisitDuration: 95 } }]);
});

test('a number that is typed is not lost when another tab is pressed', async () => {
  aHouse();
  const field = await screen.findByRole('textbox', { name: 'Aufenthalt' });
  await userEvent.clear(field);
  await userEvent.type(field, '95');
  await userEvent.click(screen.getByRole('tab', { name: 'Mehr' }));
  expect(screen.getByText('Eine Änderung: Aufenthalt')).toBeDefined();
});

test('two people who change the same field are asked whose stands', async () => {
  const { house, patches } = aHouse();
  await type('90');
  Object.assign(house, { version: 2, stay: 75 });
  await press('Speichern');
  expect(
    await screen.findByText(/Inzwischen hat jemand anderes geändert: Aufenthalt/),
  ).toBeDefined();
  expect(patches).toEqual([]);
  await press('Meinen Stand speichern');
  await expect.poll(() => house.stay).toBe(90);
});

test('what the other one saved can be taken instead', async () => {
  const { house } = aHouse();
  await type('90');
  Object.assign(house, { version: 2, stay: 75 });
  await press('Speichern');
  await press('Deren Stand übernehmen');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Aufenthalt' });
  expect(field.value).toBe('75');
  expect(house.stay).toBe(75);
});

test('what cannot be is named, and is not sent', async () => {
  aHouse();
  await type('7');
  expect(screen.getByText('Bitte prüfen: Aufenthalt')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true);
  await press('Verwerfen');
  expect(screen.queryByRole('region', { name: 'Änderungen' })).toBeNull();
});

test('a demo house can be tried, and is not changed', async () => {
  aHouse({ isDemo: true });
  await type('90');
  expect(screen.getByText(/nichts speichern/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true);
});
