import { defineSlot, type SlotData } from '@stammtisch/contracts/remote/slot';
import { Slot, useHost, useResource } from '@stammtisch/remote-kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { createFakeHalServer } from './fake-hal-server.ts';
import { fill } from './fake-filling.tsx';
import { renderFilling, renderRemote } from './render-remote.tsx';

afterEach(cleanup);

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

const addresses = z.object({ addresses: z.array(z.string()) });

function Addresses() {
  const { entry } = useHost();
  const link = entry._links?.['rooms'];
  const read = useResource(Array.isArray(link) ? link[0] : link, { schema: addresses });
  return <p>{read.data?.resource.addresses.join(', ') ?? 'loading'}</p>;
}

test('two screens that read different parts of one resource each get their own', async () => {
  const body = { names: ['Stube'], addresses: ['Am Markt 1'] };
  const server = createFakeHalServer({ 'GET /api/1/rooms': { body } });
  renderRemote(
    <>
      <Rooms />
      <Addresses />
    </>,
    { server, links },
  );
  expect(await screen.findByRole('button', { name: 'Stube' })).toBeDefined();
  expect(await screen.findByText('Am Markt 1')).toBeDefined();
});

test('what the fake API does not know is a problem', async () => {
  renderRemote(<Rooms />, { server: createFakeHalServer(), links });
  expect(await screen.findByRole('button', { name: 'failed' })).toBeDefined();
});

const tablePlan = defineSlot({
  slot: 'test.plan',
  v: 1,
  data: z.object({ date: z.string().length(10) }),
});

function Place({ date }: { date: string }) {
  return <Slot of={tablePlan} data={{ date }} whenEmpty={<p>Kein Plan</p>} />;
}

test('a page shows what a remote that is not there would draw in its place', async () => {
  const server = createFakeHalServer();
  const fillings = [fill(tablePlan, ({ date }) => <p key="plan">Plan vom {date}</p>)];
  renderRemote(<Place date="2026-05-01" />, { server, fillings });
  expect(await screen.findByText('Plan vom 2026-05-01')).toBeDefined();
});

test('a place that nobody fills shows what the page wants there', async () => {
  renderRemote(<Place date="2026-05-01" />, { server: createFakeHalServer() });
  expect(await screen.findByText('Kein Plan')).toBeDefined();
});

test('a page that hands over what the place does not take fails its test', () => {
  const fillings = [fill(tablePlan, () => null)];
  const broken = () =>
    renderRemote(<Place date="heute" />, { server: createFakeHalServer(), fillings });
  expect(broken).toThrow('too_small');
});

test('the data of a place is typed', () => {
  // @ts-expect-error the date is missing
  expect(<Slot of={tablePlan} data={{}} />).toBeDefined();
  // @ts-expect-error a date is no number
  expect(fill(tablePlan, ({ date }) => date.toFixed())).toBeDefined();
});

test('a filling is drawn with the data that its place promises', async () => {
  const Filling = ({ date }: SlotData<typeof tablePlan>) => <p>Tische am {date}</p>;
  renderFilling(Filling, tablePlan, {
    server: createFakeHalServer(),
    data: { date: '2026-05-01' },
  });
  expect(await screen.findByText('Tische am 2026-05-01')).toBeDefined();
});

const counted = { type: 'reservation.counted', v: 1, schema: z.object({ count: z.int() }) };

function Counter() {
  const { bus } = useHost();
  bus.publish(counted, { count: 1 });
  return null;
}

test('a topic that a remote does not declare fails its test', () => {
  const remote = { name: 'reservations', topics: { publishes: [] } };
  const undeclared = () => renderRemote(<Counter />, { server: createFakeHalServer(), remote });
  expect(undeclared).toThrow('reservations publishes reservation.counted@1');
});
