import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { TagPicker } from './tag-picker.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const links = { tags: { href: '/api/1/tags' } };
const aTag = (name: string) => ({
  id: '44444444-4444-4444-8444-444444444444',
  version: 1,
  name,
  color: '#336699',
  usageCount: 1,
  _links: {},
});

const told = vi.fn<(tags: string[]) => void>();

function Picker({ given }: { given: string[] }) {
  const [value, setValue] = useState(given);
  const change = (tags: string[]) => {
    told(tags);
    setValue(tags);
  };
  return <TagPicker value={value} onChange={change} error={undefined} />;
}

function open(given: string[] = []) {
  const server = createFakeHalServer({
    'GET /api/1/tags': aCollection('tags', [aTag('Stammgast')]),
    'POST /api/1/tags': { status: 201, body: aTag('Allergie') },
  });
  renderRemote(<Picker given={given} />, { server, links });
  return () => server.requests.filter(({ method }) => method === 'POST');
}

it('takes a tag of the house by one press, and lets go of it by another', async () => {
  open();
  const tag = await screen.findByRole('button', { name: 'Stammgast' });
  await userEvent.click(tag);
  expect(told).toHaveBeenLastCalledWith(['Stammgast']);
  await userEvent.click(tag);
  expect(told).toHaveBeenLastCalledWith([]);
});

it('makes a tag of a new word, and takes the known one however it is written', async () => {
  const made = open();
  await screen.findByRole('button', { name: 'Stammgast' });
  const field = screen.getByRole('textbox', { name: 'Neuer Tag' });
  await userEvent.type(field, ' stammgast {Enter}');
  expect(told).toHaveBeenLastCalledWith(['Stammgast']);
  expect(made()).toEqual([]);
  await userEvent.type(field, 'Allergie{Enter}');
  expect(told).toHaveBeenLastCalledWith(['Stammgast', 'Allergie']);
  await expect.poll(async () => made()[0]?.clone().json()).toEqual({ name: 'Allergie' });
});

it('keeps a tag that the house deleted while the party has it', async () => {
  open(['Früher']);
  expect(await screen.findByRole('button', { name: 'Früher', pressed: true })).toBeDefined();
});
