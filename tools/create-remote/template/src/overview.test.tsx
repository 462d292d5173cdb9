import { addMessages } from '@stammtisch/i18n';
import { aFakeHouse, createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from './messages.ts';
import Overview from './remote/overview.tsx';

addMessages('__name__', messages);
afterEach(cleanup);

test('shows each room with its tables', async () => {
  const { entry, routes } = aFakeHouse();
  renderRemote(<Overview />, { server: createFakeHalServer(routes), entry });
  expect(await screen.findByText('Stube · 4 Tische')).toBeDefined();
});
