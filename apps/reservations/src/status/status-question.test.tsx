import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { StatusQuestion } from './status-question.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

function ask(employees: readonly string[]) {
  const onAnswer = vi.fn();
  const question = { kind: 'editor', to: 'CANCELLED', employees, onAnswer } as const;
  renderRemote(<StatusQuestion {...question} reservation={aReservation()} />, {
    server: createFakeHalServer(),
  });
  return onAnswer;
}

it('is answered with one tap on a name', async () => {
  const onAnswer = ask(['Lena', 'Marco']);
  await userEvent.click(screen.getByRole('button', { name: 'Lena' }));
  expect(onAnswer).toHaveBeenCalledWith({ editor: 'Lena' });
});

it('takes a name that is on no list', async () => {
  const onAnswer = ask(['Lena']);
  const confirm = screen.getByRole('button', { name: 'Stornieren' });
  expect(confirm.getAttribute('disabled')).not.toBeNull();
  await userEvent.type(screen.getByRole('combobox'), 'Aushilfe');
  await userEvent.click(confirm);
  expect(onAnswer).toHaveBeenCalledWith({ editor: 'Aushilfe' });
});

it('of a large team names are typed, not looked for among buttons', () => {
  ask(Array.from({ length: 30 }, (_, index) => `Aushilfe ${String(index)}`));
  expect(screen.queryByRole('button', { name: 'Aushilfe 7' })).toBeNull();
});
