// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { aRelease } from './a-release.ts';
import { readRegistry, type Registry } from './read-registry.ts';

const release = aRelease([]);
const sha384 = (letter: string) => `sha384-${letter.repeat(64)}`;

function aRegistry(revision: number, letter = 'A'): Registry {
  const href = `/registry/releases/${letter}.json`;
  const pointer = {
    schema: 1 as const,
    channel: 'live',
    revision,
    release: { href, sha384: sha384(letter) },
    externalOrigins: [],
    overrideOrigins: [],
  };
  return { pointer, release };
}

const asked: { href: string; integrity: string | undefined }[] = [];

/** A server that has this registry. */
function serve({ pointer, release }: Registry) {
  asked.length = 0;
  vi.stubGlobal('fetch', (href: string, { integrity }: RequestInit) => {
    asked.push({ href, integrity });
    return Promise.resolve(Response.json(href.endsWith('live.json') ? pointer : release));
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a start asks for the pointer, and for the release by its hash', async () => {
  serve(aRegistry(1));
  expect((await readRegistry()).release).toEqual(release);
  expect(asked).toEqual([
    { href: '/registry/live.json', integrity: undefined },
    { href: '/registry/releases/A.json', integrity: sha384('A') },
  ]);
});

test('while the pointer stands nothing else is asked for, and the registry stays the same object', async () => {
  const known = aRegistry(4);
  serve(aRegistry(4));
  expect(await readRegistry(known)).toBe(known);
  expect(asked).toHaveLength(1);
});

test('an old copy of the pointer, from a cache on the way, takes nobody back', async () => {
  const known = aRegistry(4, 'B');
  serve(aRegistry(3, 'A'));
  expect(await readRegistry(known)).toBe(known);
});

test('a move back to the release that runs needs no second request', async () => {
  const known = aRegistry(4);
  serve(aRegistry(6));
  const found = await readRegistry(known);
  expect(found.pointer.revision).toBe(6);
  expect(found.release).toBe(known.release);
  expect(asked).toHaveLength(1);
});

test('a release that is no release is refused', async () => {
  serve({ ...aRegistry(1), release: JSON.parse('{"remotes": []}') });
  await expect(readRegistry()).rejects.toThrow('hostContract');
});
