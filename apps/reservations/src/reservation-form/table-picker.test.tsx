import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aReservation, at } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { tableChoices } from './table-choices.ts';
import { TablePicker } from './table-picker.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

/** A party of three at 19:00; Anna Huber sits at table 12 from 19:30 on. */
const choices = tableChoices(
  [
    aRoom({ tables: [aPlanTable('12'), aPlanTable('13'), aPlanTable('14', 2)] }),
    aRoom({ id: 'closed', name: 'Garten', active: false, tables: [aPlanTable('20')] }),
  ],
  [aReservation()],
  { persons: 3, start: at('19:00'), duration: 120, except: '' },
);

function Picker() {
  const [value, setValue] = useState<'auto' | string[]>('auto');
  return (
    <TablePicker label="Tisch" choices={choices} value={value} allowsAuto onChange={setValue} />
  );
}

const open = () => renderRemote(<Picker />, { server: createFakeHalServer() });
const chip = (name: RegExp | string) => screen.getByRole('button', { name });
const pressed = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);

it('tells of every table whether it is free, too small or held by whom', () => {
  open();
  expect(chip('Tisch 12, 4 Pl., belegt: Anna Huber')).toBeDefined();
  expect(chip('Tisch 13, 4 Pl., frei')).toBeDefined();
  expect(chip('Tisch 14, 2 Pl., zu klein')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Garten' })).toBeNull();
});

it('puts several tables together, and takes one off again', async () => {
  open();
  expect(pressed()).toEqual(['Automatisch']);
  await userEvent.click(chip(/^Tisch 13/));
  await userEvent.click(chip(/^Tisch 14/));
  expect(pressed()).toEqual(['Tisch 13, 4 Pl., frei', 'Tisch 14, 2 Pl., zu klein']);
  await userEvent.click(chip(/^Tisch 13/));
  expect(pressed()).toEqual(['Tisch 14, 2 Pl., zu klein']);
  await userEvent.click(chip('Ohne Tisch'));
  expect(pressed()).toEqual(['Ohne Tisch']);
});
