import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { largestAttachment } from '@stammtisch/contracts/reservation/attachment';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { Attachments } from './attachments.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const files = '/api/1/reservations/r1/attachments';
const aFile = {
  id: '55555555-5555-4555-8555-555555555555',
  name: 'menu.pdf',
  type: 'application/pdf',
  size: 2_048,
  createdAt: '2026-05-01T10:00:00.000Z',
  _links: { self: { href: `${files}/1` }, 'delete-attachment': { href: `${files}/1` } },
};

function open(answer: object = { status: 201, body: aFile }) {
  let kept: object[] = [];
  const server = createFakeHalServer({
    [`GET ${files}`]: () => aCollection('attachments', kept),
    [`POST ${files}`]: () => {
      kept = [aFile];
      return answer;
    },
  });
  const party = aReservation({
    _links: {
      self: { href: '/api/1/reservations/r1' },
      attachments: { href: files },
      attach: { href: `${files}{?name,type}`, templated: true },
    },
  });
  return { server, ...renderRemote(<Attachments reservation={party} />, { server }) };
}

const input = () => screen.getByLabelText('Datei anhängen', { selector: 'input' });

it('attaches a file with its name, and lists it', async () => {
  const { notices, server } = open();
  expect(await screen.findByText('Noch nichts angehängt.')).toBeDefined();
  await userEvent.upload(input(), new File(['%PDF-'], 'menu.pdf', { type: 'application/pdf' }));
  await expect.poll(() => notices).toEqual(['menu.pdf ist angehängt.']);
  const sent = server.requests.find(({ method }) => method === 'POST');
  expect(new URL(sent?.url ?? '').searchParams.get('name')).toBe('menu.pdf');
  expect((await screen.findByRole('listitem')).textContent).toContain('menu.pdf 2 kB');
});

it('does not even send what is too large', async () => {
  const { notices, server } = open();
  const large = new File([new Uint8Array(largestAttachment + 1)], 'cake.png', {
    type: 'image/png',
  });
  await userEvent.upload(input(), large);
  await expect.poll(() => notices[0]).toContain('cake.png ist größer als 10 MB.');
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('says so when a file is not what its name says', async () => {
  const { notices } = open({
    status: 415,
    body: { type: '/problems/not-what-it-says', title: 'No', status: 415, key: 'NO' },
  });
  await userEvent.upload(input(), new File(['MZ'], 'menu.pdf', { type: 'application/pdf' }));
  await expect.poll(() => notices[0]).toContain('menu.pdf');
  expect(notices[0]).not.toContain('angehängt.');
});
