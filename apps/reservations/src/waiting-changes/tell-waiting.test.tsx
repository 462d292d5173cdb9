import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { aReservation, at } from '@stammtisch/testing/a-reservation';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { TellWaiting } from './tell-waiting.tsx';
import { toWaitingChange } from './waiting-change.ts';
import { changeWaiting, readWaiting } from './waiting-store.ts';

addMessages('reservations', messages);

const uuid = '00000000-0000-4000-8000-000000000001';
const party = aReservation();
const href = '/api/1/reservations/7/status';
const tapped = new Date('2026-05-01T17:31:00Z');

afterEach(() => {
  cleanup();
  changeWaiting(uuid, () => []);
});

const stale = (current: object): FakeAnswer => ({
  status: 412,
  body: { type: '/problems/stale-version', title: 'Stale', status: 412, key: 'STALE', current },
});

function comeBack(...answers: FakeAnswer[]) {
  changeWaiting(uuid, () => [toWaitingChange(party, 'SEATED', { href, at: tapped })]);
  const queue = [...answers];
  const server = createFakeHalServer({ [`POST ${href}`]: () => queue.shift() ?? { status: 500 } });
  return { server, ...renderRemote(<TellWaiting />, { server }) };
}

it('tells what was changed without network, based on the version that was seen', async () => {
  const { server, notices } = comeBack({ body: aReservation({ status: 'SEATED', version: 4 }) });
  await expect.poll(() => readWaiting(uuid)).toEqual([]);
  expect(notices).toEqual(['Wieder verbunden: 1 gemerkte Änderung wurde gesendet.']);
  expect(server.requests[0]?.headers.get('if-match')).toBe('"3"');
  expect(await server.requests[0]?.clone().json()).toEqual({
    status: 'SEATED',
    at: '2026-05-01T17:31:00.000Z',
  });
});

it('is told as of now where the clock of the device is wrong', async () => {
  const errors = [{ pointer: '/at', code: 'in-the-future', message: 'Later' }];
  const problem = {
    type: '/problems/invalid-request',
    title: 'No',
    status: 400,
    key: 'NO',
    errors,
  };
  const { server } = comeBack(
    { status: 400, body: problem },
    { body: aReservation({ status: 'SEATED', version: 4 }) },
  );
  await expect.poll(() => readWaiting(uuid)).toEqual([]);
  expect(await server.requests[1]?.clone().json()).toEqual({ status: 'SEATED' });
});

it('is content when somebody else did the same meanwhile', async () => {
  comeBack(stale(aReservation({ status: 'SEATED', version: 4 })));
  await expect.poll(() => readWaiting(uuid)).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows both versions when somebody else was quicker, and does what is chosen', async () => {
  const theirs = aReservation({ status: 'CANCELLED', version: 5, start: at('20:00') });
  const { server } = comeBack(stale(theirs), { body: aReservation({ status: 'SEATED' }) });
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Während Sie ohne Netz waren, hat jemand Anna Huber');
  expect(screen.getByRole('row', { name: 'Status Storniert Platziert' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Mit meinem überschreiben' }));
  await expect.poll(() => readWaiting(uuid)).toEqual([]);
  expect(server.requests[1]?.headers.get('if-match')).toBe('"5"');
});

it('lets what others did stand, when that is chosen', async () => {
  const { server } = comeBack(stale(aReservation({ status: 'CANCELLED', version: 5 })));
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Stand übernehmen' }));
  await expect.poll(() => readWaiting(uuid)).toEqual([]);
  expect(server.requests).toHaveLength(1);
});

it('says which change the house refused', async () => {
  const { notices } = comeBack({
    status: 409,
    body: { type: '/problems/transition-not-allowed', title: 'No', status: 409, key: 'NO' },
  });
  await expect.poll(() => readWaiting(uuid)).toEqual([]);
  expect(notices[0]).toContain('Nicht übernommen: Anna Huber');
});

it('keeps what cannot be told yet', async () => {
  changeWaiting(uuid, () => [toWaitingChange(party, 'SEATED', { href, at: tapped })]);
  const server = createFakeHalServer();
  server.setOffline(true);
  renderRemote(<TellWaiting />, { server });
  await expect.poll(() => server.requests.length).toBeGreaterThan(0);
  expect(readWaiting(uuid)).toHaveLength(1);
});
