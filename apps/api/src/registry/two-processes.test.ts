import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { releasePointer } from '@stammtisch/contracts/remote/release';
import { shipRelease } from '@stammtisch/remote-registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProcess, type TestProcess } from '../platform/testing/test-process.ts';
import { notice } from '../platform/after-commit/notice.ts';
import { registryOf } from './registry-of.ts';
import { aRemote } from './testing/a-remote.ts';
import { livePointer, openRegistry, type TestRegistry } from './testing/open-registry.ts';

let house: TestRegistry;
let second: TestProcess;
let balancer: Server;
let address: string;
let upstreams: string[];
beforeAll(async () => {
  house = await openRegistry();
  second = await startTestProcess(house.url, house.config, { files: house.files });
  upstreams = await Promise.all(
    [house.app, second.api.app].map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
  );
  balancer = takeTurns(upstreams);
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
});
afterAll(async () => {
  balancer.closeAllConnections();
  balancer.close();
  await second.close();
  await house.close();
});

/** One address before several processes: each request goes to the next one. */
function takeTurns(targets: readonly string[]): Server {
  let turn = 0;
  return createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? '/', targets[turn % targets.length]);
    turn += 1;
    const { method, headers } = incoming;
    const onward = request(target, { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, {
        ...reply.headers,
        'x-process': target.port,
      });
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
}

async function follow(origin: string) {
  const stop = new AbortController();
  const response = await fetch(`${origin}/api/1/stream`, {
    headers: house.restaurant.headers,
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    stop: () => stop.abort(),
    async until(part: string) {
      while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
      return text;
    },
  };
}

test('a deploy through one process is seen through both at once, and every open screen hears of it', async () => {
  const screens = await Promise.all(upstreams.map(follow));
  for (const screen of screens) await screen.until('retry');
  const installation = house.pipeline(house.admin);
  await installation.publish(aRemote({ name: 'shared' }));
  const moved = await installation.move({ verb: 'promote', remote: 'shared', version: '1.0.0' });
  const start = performance.now();
  const { pointer } = moved.json();

  const replies = await Promise.all([1, 2, 3, 4].map(() => fetch(`${address}/registry/live.json`)));
  expect(new Set(replies.map(({ headers }) => headers.get('x-process'))).size).toBe(2);
  for (const reply of replies) expect(await reply.json()).toEqual(pointer);
  for (const origin of upstreams) {
    expect((await fetch(origin + pointer.release.href)).status).toBe(200);
  }
  for (const screen of screens) {
    const told = await screen.until('release.changed');
    expect(told).toContain(
      `data: {"type":"release.changed","href":"/registry/live.json","version":"${pointer.revision}"`,
    );
    screen.stop();
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('what everybody is told leaves the place from which a screen resumes', async () => {
  const screen = await follow(address);
  await screen.until('retry');
  const { id } = house.restaurant;
  await house.database.transaction(id, (tx) =>
    tx.run(notice(id, { type: 'reservation.changed', href: '/api/1/reservations/before' })),
  );
  await screen.until('reservations/before');
  const installation = house.pipeline(house.admin, second.api.app);
  await installation.publish(aRemote({ name: 'quiet' }));
  await installation.move({ verb: 'promote', remote: 'quiet', version: '1.0.0' });
  const text = await screen.until('release.changed');
  const frames = text.split('\n\n');
  const told = frames.find((frame) => frame.includes('release.changed'));
  expect(told).toMatch(/^data: [^\n]+$/);
  expect(frames.find((frame) => frame.includes('reservations/before'))).toMatch(/^id: \d+\ndata/);
  screen.stop();
});

test('another channel’s move is nobody’s business on the screens', async () => {
  const screen = await follow(address);
  await screen.until('retry');
  await shipRelease(registryOf(house.api), {
    channel: 'night',
    folders: [],
    by: 'house',
    externalOrigins: [],
    overrideOrigins: [],
    now: new Date(),
  });
  const { id } = house.restaurant;
  await house.database.transaction(id, (tx) =>
    tx.run(notice(id, { type: 'reservation.changed', href: '/api/1/after-the-night' })),
  );
  expect(await screen.until('after-the-night')).not.toContain('release.changed');
  screen.stop();
});

test('of two promotes at once through two processes one wins, and the other is told by which pointer', async () => {
  const first = house.pipeline(await house.issueToken('kitchen', ['soup']));
  const other = house.pipeline(await house.issueToken('cellar', ['wine']), second.api.app);
  await first.publish(aRemote({ name: 'soup' }));
  await other.publish(aRemote({ name: 'wine', team: 'cellar' }));
  const { revision } = await livePointer(house.app);
  const replies = await Promise.all([
    first.move({ verb: 'promote', remote: 'soup', version: '1.0.0' }, { revision }),
    other.move({ verb: 'promote', remote: 'wine', version: '1.0.0' }, { revision }),
  ]);
  const won = replies.find(({ statusCode }) => statusCode === 200)?.json();
  const lost = replies.find(({ statusCode }) => statusCode === 409)?.json();
  expect(won.moved).toBe(true);
  expect(lost.key).toBe('REVISION_MOVED');
  expect(releasePointer.parse(lost.pointer)).toEqual(won.pointer);
  expect(await livePointer(second.api.app)).toEqual(won.pointer);
  expect(won.pointer.revision).toBe(revision + 1);
});

test('thirty promotes at once, and each revision has exactly one entry in the history', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'];
  const installation = house.pipeline(house.admin);
  for (const name of names) await installation.publish(aRemote({ name }));
  const before = (await livePointer(house.app)).revision;
  const attempts = names.flatMap((remote) => [remote, remote, remote, remote, remote]);
  const replies = await Promise.all(
    attempts.map((remote, index) =>
      house
        .pipeline(house.admin, index % 2 === 0 ? house.app : second.api.app)
        .move({ verb: 'promote', remote, version: '1.0.0' }),
    ),
  );
  const won = replies.filter((reply) => reply.json().moved === true);
  expect(replies.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
  const { pointer, history } = (await installation.get('/api/1/registry/channels/live')).json();
  expect(pointer.revision).toBe(before + won.length);
  const revisions = history.map((entry: { revision: number }) => entry.revision);
  expect(new Set(revisions).size).toBe(revisions.length);
  expect(revisions[0]).toBe(pointer.revision);
});
