import { addMessages } from '@stammtisch/i18n';
import { parseDay } from '@stammtisch/domain/time/minute';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { AssignButton } from './assign-button.tsx';
import { DayPlanSheet } from './day-plan-sheet.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const table = (name: string, seats: number) => {
  return { id: uuid(Number(name)), name, seats, room: 'Saal' };
};
const assign = { href: '/api/1/reservations/r1/assign' };
const accept = { href: '/api/1/assignment/moves' };
const reservation = aReservation({
  id: uuid(8),
  tables: [],
  _links: { self: { href: '/api/1/reservations/r1' }, assign },
});
const own = {
  reservation: uuid(8),
  version: 1,
  guestName: 'Anna Krüger',
  persons: 8,
  time: '19:30',
  from: [],
  to: [table('4', 8)],
};
const other = {
  ...own,
  reservation: uuid(9),
  guestName: 'Paar',
  persons: 2,
  time: '19:00',
  from: [table('4', 8)],
  to: [table('2', 2)],
};
const answer = {
  outcome: 'free',
  applied: false,
  tables: [table('4', 8)],
  reason: { rule: 'emptyChairs', chosen: 0, other: 2, otherTables: [table('5', 10)] },
  others: [],
  moves: [own],
  why: null,
  reservation,
  _links: { accept },
};

function ask(body: object) {
  const taken: unknown[] = [];
  const server = createFakeHalServer({
    [`POST ${assign.href}`]: { body: { ...answer, ...body } },
    [`POST ${accept.href}`]: async (request) => {
      taken.push(await request.json());
      return { body: { reservations: [reservation], _links: {} } };
    },
  });
  return { ...renderRemote(<AssignButton reservation={reservation} />, { server }), taken };
}

it('names the best table and why, and takes it with one tap', async () => {
  const { taken, notices } = ask({});
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Tisch finden' }));
  expect(await screen.findByText('Tisch 4, Saal')).toBeTruthy();
  expect(screen.getByText('Hier bleiben 0 Stühle leer, 2 wären es an Tisch 5.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Vergeben' }));
  await waitFor(() =>
    expect(JSON.stringify(notices)).toContain('Eine Runde hat einen neuen Tisch'),
  );
  expect(taken).toEqual([{ moves: [{ reservation: uuid(8), version: 1, tables: [uuid(4)] }] }]);
});

it('tells which move of others makes room, and takes all of them together', async () => {
  const { taken } = ask({ outcome: 'moves', reason: null, moves: [other, own] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Tisch finden' }));
  expect(await screen.findByText('19:00 Paar (2): von Tisch 4 an Tisch 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Alle umsetzen' }));
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(JSON.stringify(taken)).toContain(uuid(9));
});

it('says why there is none, and then nothing can be taken', async () => {
  ask({ outcome: 'none', reason: null, moves: [], tables: [], why: 'too-small', _links: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Tisch finden' }));
  expect(await screen.findByText('Kein Tisch ist groß genug.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vergeben' }).disabled).toBe(true);
});

it('is not offered for who has left', () => {
  const left = aReservation({ _links: { self: { href: '/api/1/reservations/r1' } } });
  renderRemote(<AssignButton reservation={left} />, { server: createFakeHalServer({}) });
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the plan of a day with its proof, and takes one of its moves', async () => {
  const taken: unknown[] = [];
  const plan = {
    date: '01.05.2027',
    moves: [other, own],
    waiting: [{ reservation: uuid(7), guestName: 'Weiß', persons: 5 }],
    seatedGuests: 2,
    plannedGuests: 10,
    mostGuests: 12,
    gap: 1.2,
    _links: { accept },
  };
  const server = createFakeHalServer({
    'GET /api/1/assignment/plan': { body: plan },
    [`POST ${accept.href}`]: async (request) => {
      taken.push(await request.json());
      return { body: { reservations: [], _links: {} } };
    },
  });
  const links = { 'day-plan': { href: '/api/1/assignment/plan{?date}', templated: true } };
  const sheet = <DayPlanSheet day={parseDay('2027-05-01')!} onClose={() => undefined} />;
  renderRemote(sheet, { server, links });
  expect(await screen.findByText(/10 Gäste haben dann einen Tisch, jetzt sind es 2/)).toBeTruthy();
  expect(screen.getByText(/Höchstens 12 wären möglich/)).toBeTruthy();
  expect(screen.getByText('Weiß (5)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Umsetzen: 19:00 Paar/ }));
  await waitFor(() => expect(JSON.stringify(taken)).toContain(uuid(9)));
  expect(JSON.stringify(taken)).not.toContain(uuid(8));
});

it('offers nothing to take where everybody sits best already', async () => {
  const plan = {
    date: '01.05.2027',
    moves: [],
    waiting: [],
    seatedGuests: 10,
    plannedGuests: 10,
    mostGuests: 10,
    gap: 0,
    _links: { accept },
  };
  const server = createFakeHalServer({ 'GET /api/1/assignment/plan': { body: plan } });
  const links = { 'day-plan': { href: '/api/1/assignment/plan{?date}', templated: true } };
  const sheet = <DayPlanSheet day={parseDay('2027-05-01')!} onClose={() => undefined} />;
  renderRemote(sheet, { server, links });
  expect(await screen.findByText('10 Gäste haben einen Tisch.')).toBeTruthy();
  expect(screen.getByText(/Mehr passen nachweislich nicht/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Alle umsetzen' })).toBeNull();
});
