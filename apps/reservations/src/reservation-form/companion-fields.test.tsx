import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import type { Companion } from '@stammtisch/contracts/reservation/reservation';
import type { InputField } from '@stammtisch/contracts/settings/input-field';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { CompanionFields } from './companion-fields.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const asked: InputField[] = [
  { name: 'phone', visible: true, mandatory: false, orderIndex: 2 },
  { name: 'lastname', visible: true, mandatory: true, orderIndex: 1 },
  { name: 'email', visible: false, mandatory: false, orderIndex: 0 },
];

const told = vi.fn<(companions: Companion[]) => void>();

function Fields({ inputFields, error }: { inputFields: InputField[]; error?: string }) {
  const [value, setValue] = useState<Companion[]>([]);
  const change = (companions: Companion[]) => {
    told(companions);
    setValue(companions);
  };
  return (
    <CompanionFields inputFields={inputFields} value={value} onChange={change} error={error} />
  );
}

const open = (inputFields: InputField[], error?: string) =>
  renderRemote(<Fields inputFields={inputFields} {...(error !== undefined && { error })} />, {
    server: createFakeHalServer(),
  });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Begleitperson hinzufügen' }));

it('asks nothing where the house wants to know nothing', () => {
  open([]);
  expect(screen.queryByRole('group', { name: 'Begleitung' })).toBeNull();
});

it('asks for what the house wants to know, in its order', async () => {
  open(asked);
  await add();
  const names = screen
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('aria-labelledby'));
  const labels = names.map((id) => document.getElementById(id?.split(' ')[0] ?? '')?.textContent);
  expect(labels.map((label) => label?.replace(/\W*$/, ''))).toEqual(['Nachname', 'Telefon']);
});

it('takes the right one of two off', async () => {
  open(asked);
  await add();
  await add();
  const [first, second] = screen.getAllByRole('textbox', { name: /^Nachname/ });
  if (!first || !second) throw new Error('no two companions');
  await userEvent.type(first, 'Bleibt');
  await userEvent.type(second, 'Geht');
  await userEvent.click(screen.getByRole('button', { name: 'Begleitperson 2 entfernen' }));
  expect(told.mock.lastCall?.[0].map((each) => each.lastname)).toEqual(['Bleibt']);
});

it('marks only the mandatory field that is empty', async () => {
  open(asked, 'Bitte ausfüllen.');
  await add();
  expect(screen.getByRole('textbox', { name: /^Nachname/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  expect(screen.getByRole('textbox', { name: /^Telefon/ }).getAttribute('aria-invalid')).toBeNull();
});
