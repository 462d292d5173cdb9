import type { ReleasePointer } from '@stammtisch/contracts/remote/release';
import { expect, test, vi } from 'vitest';
import { aRelease, aVersion } from '../registry/a-release.ts';
import { parseOverride } from './parse-override.ts';
import { readOverride, type Sources } from './read-override.ts';

const candidate = aVersion('0.2.0');
const pointer: ReleasePointer = {
  schema: 1,
  channel: 'live',
  revision: 1,
  release: { href: '/registry/releases/a.json', sha384: 'sha384-'.padEnd(71, 'A') },
  externalOrigins: [],
  overrideOrigins: ['http://localhost:3001'],
};

function read(text: string, more: Partial<Sources> = {}) {
  const override = parseOverride(text);
  if (override === undefined) throw new Error(`${text} is no override`);
  const release = aRelease([], { candidates: [candidate] });
  const readJson = () => Promise.resolve(candidate.manifest);
  return readOverride(override, { pointer, release, readJson, ...more });
}

test('a version of the release is tried out by its number', async () => {
  expect(await read('house@0.2.0')).toEqual({ kind: 'found', remote: candidate });
});

test('any other published version needs its whole address', async () => {
  expect(await read('house@0.3.0')).toMatchObject({ kind: 'refused', why: 'needs-address' });
  expect(await read('house@0.3.0-3f2a00112233aabb')).toMatchObject({
    remote: { base: '/remotes/house/0.3.0-3f2a00112233aabb/' },
  });
});

test('a developer’s server is asked when the house allows its origin', async () => {
  expect(await read('house@http://localhost:3001')).toMatchObject({
    remote: { base: 'http://localhost:3001/' },
  });
});

test.each([
  'http://localhost:3002',
  'https://localhost:3001',
  'http://localhost.evil.example:3001',
])('%s is not that origin, and is not asked', async (origin) => {
  const readJson = vi.fn(() => Promise.resolve(candidate.manifest));
  const reading = await read(`house@${origin}`, { readJson });
  expect(reading).toMatchObject({ kind: 'refused', why: 'not-allowed' });
  expect(readJson).not.toHaveBeenCalled();
});

test('another remote’s manifest is not taken for the one that was named', async () => {
  expect(await read('roster@http://localhost:3001')).toMatchObject({ why: 'unreadable' });
});

test('a server that is not there is told from one that is not allowed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const readJson = () => Promise.reject(new Error('nobody there'));
  expect(await read('house@http://localhost:3001', { readJson })).toMatchObject({
    why: 'not-found',
  });
});
