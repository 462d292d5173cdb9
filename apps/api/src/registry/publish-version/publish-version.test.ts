import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRemote } from '../testing/a-remote.ts';
import { livePointer, openRegistry, type TestRegistry } from '../testing/open-registry.ts';

let house: TestRegistry;
let team: ReturnType<TestRegistry['pipeline']>;
beforeAll(async () => {
  house = await openRegistry();
  team = house.pipeline(await house.issueToken('kitchen', ['roster', 'menu', 'late', 'race']));
});
afterAll(() => house.close());

test('a version is stored with who published it, and nothing runs it yet', async () => {
  const before = await livePointer(house.app);
  const remote = aRemote({ name: 'menu' });
  const reply = await team.publish(remote);
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    remote: 'menu',
    version: '1.0.0',
    address: remote.address,
    team: 'kitchen',
    by: 'kitchen',
    bytes: remote.manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
  });
  expect(await livePointer(house.app)).toEqual(before);
  const listed = await team.get('/api/1/registry/versions?remote=menu');
  expect(listed.json().versions).toEqual([reply.json()]);
});

test('a version whose files were not sent is refused, and every one of them is named', async () => {
  const remote = aRemote({ name: 'late', script: 'never sent' });
  const reply = await team.announce(remote);
  expect([reply.statusCode, reply.json().type]).toEqual([409, '/problems/release-refused']);
  expect(reply.json().findings).toContainEqual(
    expect.objectContaining({
      rule: 'file-missing',
      file: 'static/js/entry.js',
      teams: ['kitchen'],
    }),
  );
});

test('a file that is not what its address says is not stored', async () => {
  const reply = await team.upload(Buffer.from('one'), 'ab'.repeat(48));
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'wrong-hash']);
  const asked = await team.post('/api/1/registry/missing-files', { sha384: ['ab'.repeat(48)] });
  expect(asked.json().sha384).toEqual(['ab'.repeat(48)]);
});

test('a file that the registry knows need not be sent again', async () => {
  const content = Buffer.from('known');
  expect((await team.upload(content)).statusCode).toBe(204);
  expect((await team.upload(content)).statusCode).toBe(204);
});

test('a version that was published with the same content is told again, with other content refused', async () => {
  const first = await team.publish(aRemote({ script: 'first()' }));
  const again = await team.publish(aRemote({ script: 'first()' }));
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  const other = await team.publish(aRemote({ script: 'second()' }));
  expect([other.statusCode, other.json().type]).toEqual([409, '/problems/version-exists']);
  expect(other.json().standing).toEqual(first.json());
});

test('of two pipelines that publish one version with other content, the second is told', async () => {
  const builds = [1, 2, 3, 4].map((n) => aRemote({ name: 'race', script: `build(${n})` }));
  for (const { contents } of builds) {
    for (const content of contents.values()) await team.upload(content);
  }
  const replies = await Promise.all(builds.map((build) => team.announce(build)));
  const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([201, 409, 409, 409]);
  const listed = await team.get('/api/1/registry/versions?remote=race');
  expect(listed.json().versions).toHaveLength(1);
});

test('a manifest that is not the one in its text is refused', async () => {
  const remote = aRemote({ name: 'menu', version: '9.0.0' });
  const manifestText = remote.manifestText.replace('"9.0.0"', '"9.0.1"');
  const reply = await team.announce({ ...remote, manifestText });
  expect(reply.statusCode).toBe(409);
  expect(reply.json().findings[0]).toMatchObject({ rule: 'manifest' });
});

test('a file of 50 MB gets a clear answer', async () => {
  const address = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}/api/1/registry/files/${'ab'.repeat(48)}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${house.admin}`,
      'x-requested-with': 'test',
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(50_000_000),
  });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({
    key: 'BODY_TOO_LARGE',
    detail: 'Send at most 8 MiB.',
  });
});

test('a stranger’s upload is refused before it is taken in', async () => {
  const reply = await house.pipeline('forged').upload(Buffer.alloc(50_000_000));
  expect(reply.statusCode).toBe(401);
});

test('bytes are taken for files only, and a file only as bytes', async () => {
  const headers = { authorization: `Bearer ${house.admin}`, 'x-requested-with': 'test' };
  const bytes = await house.app.inject({
    method: 'POST',
    url: '/api/1/registry/tokens',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('{}'),
  });
  const json = await house.app.inject({
    method: 'PUT',
    url: `/api/1/registry/files/${'ab'.repeat(48)}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{}',
  });
  expect([bytes.statusCode, json.statusCode]).toEqual([415, 415]);
});
