import type { TagReply } from '@stammtisch/contracts/tag/tag';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { TagsScreen } from './tags-screen.tsx';

addMessages('settings', messages);
afterEach(cleanup);

const self = '/api/1/tags/11111111-1111-4111-8111-111111111111';

function aTag(given: Partial<TagReply> = {}): TagReply {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    version: 2,
    name: 'VIP',
    color: '#6d28d9',
    usageCount: 0,
    _links: { self: { href: self }, delete: { href: `${self}{?replaceBy}`, templated: true } },
    ...given,
  };
}

const other = aTag({ id: '22222222-2222-4222-8222-222222222222', name: 'Stammgast' });

function openScreen(tags: TagReply[] = [aTag(), other]) {
  const sent: { method: string; url: string; body: unknown }[] = [];
  const keep = async (request: Request): Promise<FakeAnswer> => {
    const body: unknown = request.method === 'DELETE' ? undefined : await request.json();
    sent.push({ method: request.method, url: request.url, body });
    if (request.method === 'DELETE') return { status: 204 };
    return { status: request.method === 'POST' ? 201 : 200, body: aTag() };
  };
  const server = createFakeHalServer({
    'GET /api/1/tags': aCollection('tags', tags),
    'POST /api/1/tags': keep,
    [`PUT ${self}`]: keep,
    [`DELETE ${self}`]: keep,
  });
  const links = { tags: { href: '/api/1/tags' } };
  const view = renderRemote(<TagsScreen />, { server, links });
  return { server, sent, user: userEvent.setup(), ...view };
}

const newName = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Neues Etikett/ });

test('Enter adds a tag, and the field is ready for the next', async () => {
  const { sent, user } = openScreen();
  await user.type(await newName(), 'Hund{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ name: 'Hund', color: '#15b421' });
  await waitFor(async () => expect((await newName()).value).toBe(''));
  expect(document.activeElement).toBe(await newName());
});

test('nothing is lost of a name that is typed while the one before is on its way', async () => {
  const { server, user } = openScreen();
  const answered = Promise.withResolvers<FakeAnswer>();
  server.on('POST /api/1/tags', () => answered.promise);
  await user.type(await newName(), 'Hund{Enter}Kat');
  answered.resolve({ status: 201, body: aTag({ name: 'Hund' }) });
  await new Promise((resolve) => setTimeout(resolve, 30));
  await user.type(await newName(), 'ze');
  expect((await newName()).value).toBe('Katze');
});

test('a name is changed where it stands, and Escape takes it back', async () => {
  const { sent, user } = openScreen();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name von „VIP“' });
  await user.type(field, '-Gast{Escape}');
  expect(field.value).toBe('VIP');
  await user.type(field, '-Gast{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ name: 'VIP-Gast', color: '#6d28d9' });
});

test('a name that is taken is said at its field', async () => {
  const { server, user } = openScreen();
  const taken = { type: '/problems/name-in-use', key: 'NAME_IN_USE', title: '', status: 409 };
  server.on('POST /api/1/tags', { status: 409, body: taken });
  await user.type(await newName(), 'vip{Enter}');
  expect(await screen.findByText('Diesen Namen gibt es schon.')).toBeDefined();
});

test('a colour is one of ten by name', async () => {
  const { sent, user } = openScreen();
  await user.click(await screen.findByRole('button', { name: 'Farbe von „VIP“: #6d28d9' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rot' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ name: 'VIP', color: '#b91c1c' });
});

test('a tag that nobody carries is deleted at once', async () => {
  const { sent, user, notices } = openScreen();
  await user.click(await screen.findByRole('button', { name: 'Löschen: VIP' }));
  await waitFor(() => expect(notices).toEqual(['Das Etikett „VIP“ ist gelöscht.']));
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
});

test('for a tag that guests carry another one is offered in its place', async () => {
  const { sent, user } = openScreen([aTag({ usageCount: 12 }), other]);
  expect(await screen.findByText('12-mal vergeben')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Löschen: VIP' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('12 Gäste und Reservierungen tragen es.')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: /Stattdessen tragen sie/ }));
  await user.click(await screen.findByRole('option', { name: 'Stammgast' }));
  await user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain('replaceBy=Stammgast');
});

test('a house without tags is offered useful ones, each by one press', async () => {
  const { sent, user } = openScreen([]);
  await user.click(await screen.findByRole('button', { name: 'Allergie' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ name: 'Allergie', color: '#b91c1c' });
});

test('that the tags could not be loaded is said, with a way to try again', async () => {
  const { server } = openScreen();
  cleanup();
  server.on('GET /api/1/tags', { status: 500, body: {} });
  renderRemote(<TagsScreen />, { server, links: { tags: { href: '/api/1/tags' } } });
  expect(await screen.findByText(/konnten nicht geladen werden/)).toBeDefined();
});
