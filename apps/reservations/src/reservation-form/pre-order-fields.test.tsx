import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import type { PreOrder } from '@stammtisch/contracts/reservation/reservation';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { PreOrderFields } from './pre-order-fields.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const list = [
  { name: 'Gans', active: true },
  { name: 'Karpfen', active: false },
];
const told = vi.fn<(orders: PreOrder[]) => void>();

function Fields({ given, offered }: { given: PreOrder[]; offered: typeof list }) {
  const [value, setValue] = useState(given);
  const change = (orders: PreOrder[]) => {
    told(orders);
    setValue(orders);
  };
  return <PreOrderFields list={offered} value={value} onChange={change} />;
}

const open = (given: PreOrder[] = [], offered = list) =>
  renderRemote(<Fields given={given} offered={offered} />, { server: createFakeHalServer() });

async function type(name: string, count: string) {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, count);
  await userEvent.tab();
}

it('takes how many of each are wanted, and forgets what is not wanted any more', async () => {
  open();
  await type('Gans', '3');
  expect(told).toHaveBeenLastCalledWith([{ name: 'Gans', count: 3 }]);
  await type('Gans', '0');
  expect(told).toHaveBeenLastCalledWith([]);
});

it('offers what is on the list now, and keeps what was ordered before', () => {
  open([{ name: 'Karpfen', count: 2 }]);
  expect(screen.getByRole('textbox', { name: 'Gans' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Karpfen' })).toHaveProperty('value', '2');
  cleanup();
  open();
  expect(screen.queryByRole('textbox', { name: 'Karpfen' })).toBeNull();
});

it('is not there in a house without pre-orders', () => {
  open([], []);
  expect(screen.queryByRole('group')).toBeNull();
});
