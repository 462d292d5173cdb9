import { useHost, useResource } from '@stammtisch/remote-kit';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createFakeHalServer } from './fake-hal-server.ts';
import { renderRemote } from './render-remote.tsx';

const rooms = z.object({ names: z.array(z.string()) });

function Rooms() {
  const { entry, navigate } = useHost();
  const link = entry._links?.['rooms'];
  const read = useResource(Array.isArray(link) ? link[0] : link, { schema: rooms });
  return (
    <button type="button" onClick={() => navigate({ to: 'rooms.edit' })}>
      {read.isError ? 'failed' : (read.data?.resource.names.join(', ') ?? 'loading')}
    </button>
  );
}

const links = { rooms: { href: '/api/1/rooms' } };

test('a remote reads what the fake API answers, and goes where it wants', async () => {
  const server = createFakeHalServer({ 'GET /api/1/rooms': { body: { names: ['Stube', 'Hof'] } } });
  const { visited } = renderRemote(<Rooms />, { server, links });
  const button = await screen.findByRole('button', { name: 'Stube, Hof' });
  button.click();
  expect(visited).toEqual([{ to: 'rooms.edit' }]);
  expect(server.requests[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
});

test('what the fake API does not know is a problem', async () => {
  renderRemote(<Rooms />, { server: createFakeHalServer(), links });
  expect(await screen.findByRole('button', { name: 'failed' })).toBeDefined();
});
