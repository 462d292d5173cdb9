// @vitest-environment happy-dom
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { defineSlot } from '@stammtisch/contracts/remote/slot';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { aRelease } from '../registry/a-release.ts';
import { FillingsContext, fillingsBySlot } from './fillings-of.ts';
import { SlotOutlet } from './slot-outlet.tsx';

const plan = defineSlot({ slot: 'test.plan', v: 1, data: z.object({ date: z.string() }) });

interface Wish {
  name: string;
  order?: number;
  v?: number;
}

/** A remote that fills the plan; what it draws is `content` by its name. */
function filledBy({ name, order = 10, v = 1 }: Wish): ReleasedRemote {
  const [remote] = aRelease([]).remotes;
  if (remote === undefined) throw new Error('a release has a remote');
  const filled = [{ slot: plan.slot, v, schema: {}, expose: './plan', order }];
  const base = `/remotes/${name}/1/`;
  return { base, manifest: { ...remote.manifest, name, slots: { provided: [], filled } } };
}

const content: Record<string, ({ date }: { date: string }) => string> = {
  floor: ({ date }) => `floor ${date};`,
  bar: ({ date }) => `bar ${date};`,
  garden: ({ date }) => `garden ${date};`,
  broken: () => {
    throw new Error('out of order');
  },
};

vi.mock('./remote-query.ts', () => ({
  remoteQuery: ({ manifest }: ReleasedRemote) => ({
    queryKey: ['remote', manifest.name],
    queryFn: () => {
      const Page = content[manifest.name];
      if (Page === undefined) throw new Error('its file is missing');
      return { Page };
    },
    retry: false,
  }),
}));

let leave: () => void = () => undefined;
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((words) => void complaints.push(String(words)));
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

/** What the place shows in the end. */
function draw(wishes: Wish[], data: { date: string } = { date: '1 May' }) {
  const { container, unmount } = renderRemote(
    <FillingsContext value={fillingsBySlot(wishes.map(filledBy))}>
      <SlotOutlet of={plan} data={data} whileLoading="…" whenEmpty="no plan" />
    </FillingsContext>,
    { server: createFakeHalServer() },
  );
  leave = () => void unmount();
  return container;
}

test('fillings stand by their order, and equal ones by the remote’s name', async () => {
  const place = draw([{ name: 'garden', order: 20 }, { name: 'floor' }, { name: 'bar' }]);
  expect(place.textContent).toBe('…');
  await expect.poll(() => place.textContent).toBe('bar 1 May;floor 1 May;garden 1 May;');
});

test('one that crashes or cannot be loaded leaves the others alone and nothing behind', async () => {
  const place = draw([{ name: 'broken' }, { name: 'missing' }, { name: 'floor', order: 20 }]);
  await expect.poll(() => place.innerHTML).toBe('floor 1 May;');
  expect(complaints).toContain('broken 0.1.0 failed (draw, crash)');
});

test('a place whose only filling crashes is empty', async () => {
  const place = draw([{ name: 'broken' }]);
  await expect.poll(() => place.textContent).toBe('no plan');
});

test('a filling of another version of the place is not drawn', () => {
  expect(draw([{ name: 'floor', v: 2 }]).textContent).toBe('no plan');
});

test('data that the place does not take draws nothing and is reported', () => {
  const refused: { date: string } = JSON.parse('{"date": 1}');
  expect(draw([{ name: 'floor' }], refused).textContent).toBe('no plan');
  expect(complaints).toEqual(['the data of test.plan@1 is not what it says']);
});
