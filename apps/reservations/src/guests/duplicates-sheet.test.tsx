import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { aGuest } from './a-guest.ts';
import { DuplicatesSheet } from './duplicates-sheet.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const distinct = { href: `/api/1/guests/${uuid(1)}/distinct` };
const first = aGuest({ id: uuid(1), forename: 'Änne', lastname: 'Müller', _links: { distinct } });
const second = aGuest({ id: uuid(2), forename: 'Aenne', lastname: 'Mueller' });
const links = { 'guest-duplicates': { href: '/api/1/guests/duplicates' } };

function open(given: object[] = [{ first, second, reason: 'phone', _links: {} }]) {
  let pairs = given;
  const onMerge = vi.fn();
  const server = createFakeHalServer({
    'GET /api/1/guests/duplicates': () => ({
      body: { total: pairs.length, page: 1, pageSize: 20, _links: {}, _embedded: { pairs } },
    }),
    [`POST ${distinct.href}`]: async (request) => {
      const said: { distinct: boolean } = await request.json();
      pairs = said.distinct ? [] : given;
      return { status: 204 };
    },
  });
  const element = <DuplicatesSheet onMerge={onMerge} onClose={() => undefined} />;
  return { ...renderRemote(element, { server, links }), server, onMerge };
}

it('shows two entries with the reason why they may be one guest, and leads to the merge', async () => {
  const { onMerge } = open();
  const pair = await screen.findByRole('listitem', { name: 'Änne Müller und Aenne Mueller' });
  expect(pair.textContent).toContain('gleiche Telefonnummer');
  await userEvent.click(screen.getByRole('button', { name: /zusammenführen$/ }));
  expect(onMerge).toHaveBeenCalledWith(first.id, second.id);
});

it('takes a pair off the list once somebody says that they are two guests', async () => {
  const { notices } = open();
  await userEvent.click(await screen.findByRole('button', { name: /sind zwei Gäste$/ }));
  expect(await screen.findByText('Niemand steht zweimal im Gästebuch.')).toBeDefined();
  expect(notices).toEqual(['Änne Müller und Aenne Mueller bleiben zwei Gäste.']);
});
