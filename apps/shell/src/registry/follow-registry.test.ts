// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aRelease } from './a-release.ts';
import { checkRegistry } from './follow-registry.ts';
import { readRegistry } from './read-registry.ts';
import { putRegistry } from './registry-store.ts';

vi.mock('./read-registry.ts');
const pointer = {
  schema: 1 as const,
  channel: 'live',
  revision: 1,
  release: { href: '/registry/releases/a.json', sha384: 'sha384-' },
  externalOrigins: [],
  overrideOrigins: [],
};
beforeAll(() => putRegistry({ pointer, release: aRelease([]) }));

const reads = vi.mocked(readRegistry);
afterEach(() => reads.mockReset());

test('a notice in the middle of a look makes it look once more, however many come', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  reads.mockReturnValueOnce(promise);
  reads.mockRejectedValue(new Error('away'));
  const checks = [checkRegistry(), checkRegistry(), checkRegistry()];
  expect(reads).toHaveBeenCalledTimes(1);
  reject(new Error('away'));
  await Promise.all(checks);
  expect(reads).toHaveBeenCalledTimes(2);
});

test('a look that nobody waits for is one look', async () => {
  reads.mockRejectedValue(new Error('away'));
  await checkRegistry();
  await checkRegistry();
  expect(reads).toHaveBeenCalledTimes(2);
});
