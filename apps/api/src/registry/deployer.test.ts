import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '../platform/testing/create-test-api.ts';
import { aRemote } from './testing/a-remote.ts';
import { openRegistry, type TestRegistry } from './testing/open-registry.ts';

let house: TestRegistry;
beforeAll(async () => {
  house = await openRegistry();
});
afterAll(() => house.close());

test('a team publishes and moves its own remotes, and nobody else’s', async () => {
  const kitchen = house.pipeline(await house.issueToken('kitchen', ['roster']));
  expect((await kitchen.publish(aRemote())).statusCode).toBe(201);
  const foreign = await kitchen.publish(aRemote({ name: 'wine' }));
  expect([foreign.statusCode, foreign.json().key]).toEqual([403, 'REMOTE_NOT_YOURS']);
  expect(foreign.json().detail).toContain('roster');
  for (const move of [
    { verb: 'promote', remote: 'wine', version: '1.0.0' },
    { verb: 'rollback', remote: 'wine' },
    { verb: 'pin', remote: 'wine', restaurant: house.restaurant.id, version: null },
    { verb: 'rollout', remote: 'wine', version: '1.0.0', percent: 0 },
  ] as const) {
    expect([move.verb, (await kitchen.move(move)).statusCode]).toEqual([move.verb, 403]);
  }
});

test('a team cannot publish a remote that says it belongs to another one', async () => {
  const kitchen = house.pipeline(await house.issueToken('kitchen', ['roster']));
  const reply = await kitchen.publish(aRemote({ version: '3.0.0', team: 'cellar' }));
  expect([reply.statusCode, reply.json().key]).toEqual([403, 'REMOTE_NOT_YOURS']);
  expect(reply.json().detail).toContain('cellar');
});

test('the installation’s own token may do everything, for every team', async () => {
  const installation = house.pipeline(house.admin);
  const wine = aRemote({ name: 'wine', team: 'cellar' });
  expect((await installation.publish(wine)).json().by).toBe('installation');
  const moved = await installation.move({ verb: 'promote', remote: 'wine', version: '1.0.0' });
  expect(moved.json().moved).toBe(true);
});

test('a token is shown once, and the database cannot tell it again', async () => {
  const installation = house.pipeline(house.admin);
  const order = { team: 'garden', remotes: ['herbs', 'herbs'] };
  const made = await installation.post('/api/1/registry/tokens', order);
  expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store']);
  const { token, ...shown } = made.json();
  expect(shown).toMatchObject({ team: 'garden', remotes: ['herbs'], lastUsedAt: null });
  const listed = await installation.get('/api/1/registry/tokens');
  expect(listed.json().tokens).toContainEqual(shown);
  expect(listed.body).not.toContain(token);
  await house.pipeline(token).get('/api/1/registry/versions');
  const [used] = (await installation.get('/api/1/registry/tokens'))
    .json()
    .tokens.filter(({ id }: { id: string }) => id === shown.id);
  expect(Date.parse(used.lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
});

test('a token that was taken back is dead at once', async () => {
  const installation = house.pipeline(house.admin);
  const order = { team: 'garden', remotes: ['herbs'] };
  const { id, token } = (await installation.post('/api/1/registry/tokens', order)).json();
  const garden = house.pipeline(token);
  expect((await garden.get('/api/1/registry/versions')).statusCode).toBe(200);
  expect((await installation.revoke(id)).statusCode).toBe(204);
  expect((await garden.get('/api/1/registry/versions')).statusCode).toBe(401);
  expect((await installation.revoke(id)).statusCode).toBe(404);
});

test('a team cannot make, list or take back tokens', async () => {
  const token = await house.issueToken('kitchen', ['roster']);
  const kitchen = house.pipeline(token);
  const order = { team: 'kitchen', remotes: ['wine'] };
  const { tokens } = (await house.pipeline(house.admin).get('/api/1/registry/tokens')).json();
  for (const reply of [
    await kitchen.post('/api/1/registry/tokens', order),
    await kitchen.get('/api/1/registry/tokens'),
    await kitchen.revoke(tokens[0].id),
  ]) {
    expect([reply.statusCode, reply.json().key]).toEqual([403, 'REMOTE_NOT_YOURS']);
  }
});

test('where no shell is served nothing can be moved, and the answer says why', async () => {
  const headless = await createTestApi();
  const reply = await headless.app.inject({
    method: 'POST',
    url: '/api/1/registry/channels/live/moves',
    headers: {
      authorization: `Bearer ${headless.config.REGISTRY_ADMIN_TOKEN}`,
      'x-requested-with': 'test',
    },
    payload: { move: { verb: 'rollback' } },
  });
  expect([reply.statusCode, reply.json().detail]).toEqual([
    404,
    expect.stringContaining('No shell is served'),
  ]);
  await headless.close();
});

test('whoever tries tokens has to wait, while a right one from the same address goes on', async () => {
  const limited = await createTestApi({ limits: { wrongDeployToken: { points: 3, seconds: 60 } } });
  const ask = (token: string) =>
    limited.app.inject({
      url: '/api/1/registry/versions',
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'test' },
    });
  for (const attempt of [1, 2, 3]) {
    expect([attempt, (await ask(`guess-${attempt}`)).statusCode]).toEqual([attempt, 401]);
  }
  const refused = await ask('guess-4');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(limited.config.REGISTRY_ADMIN_TOKEN)).statusCode).toBe(200);
  await limited.close();
});

test('the booking host has neither the calls of the registry nor its files', async () => {
  const booking = await createTestApi({ host: 'booking' });
  const headers = {
    authorization: `Bearer ${booking.config.REGISTRY_ADMIN_TOKEN}`,
    'x-requested-with': 'test',
  };
  for (const url of ['/api/1/registry/versions', '/registry/live.json']) {
    expect([url, (await booking.app.inject({ url, headers })).statusCode]).toEqual([url, 404]);
  }
  await booking.close();
});
