import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';
import { createMemoryStore } from './store.ts';

const entry = (length: number) => ({ body: 'x'.repeat(length), storedAt: 0 });

function persisted(store: ReturnType<typeof createMemoryStore>): string[] {
  return store.keys().map((key) => key.slice(key.lastIndexOf('/')));
}

test.each([
  [100_000, true],
  [100_001, false],
])('an entry of %d characters is kept: %s', (length, isKept) => {
  const store = createMemoryStore();
  const view = createCache({ store }).view();
  view.write('/a', entry(length));
  expect(view.read('/a') !== undefined).toBe(isKept);
  expect(store.keys().length > 0).toBe(isKept);
});

test('an entry that grew too large does not leave its older self behind', () => {
  const view = createCache().view();
  view.write('/a', entry(10));
  view.write('/a', entry(100_001));
  expect(view.read('/a')).toBeUndefined();
});

test('a full store gives up entries over 60,000 first and keeps the middle ones', () => {
  const store = createMemoryStore({ quota: 120_000 });
  const view = createCache({ store }).view();
  view.write('/large', entry(70_000));
  view.write('/middle', entry(30_000));
  view.write('/new', entry(50_000));
  expect(persisted(store)).toEqual(['/middle', '/new']);
});

test('then it gives up those over 10,000, and never the small ones', () => {
  const store = createMemoryStore({ quota: 60_000 });
  const view = createCache({ store }).view();
  view.write('/small', entry(9_000));
  view.write('/middle', entry(30_000));
  view.write('/new', entry(45_000));
  expect(persisted(store)).toEqual(['/small', '/new']);
});

test('a full store costs nothing but the copy: memory still serves it', () => {
  const store = createMemoryStore({ quota: 10 });
  const view = createCache({ store }).view();
  view.write('/a', entry(500));
  expect(store.keys()).toEqual([]);
  expect(view.read('/a')).toEqual(entry(500));
});

test('whatever is written, the store holds no entry over 100,000 and stays in its quota', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 130_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(sizes, (lengths) => {
      const store = createMemoryStore({ quota: 200_000 });
      const view = createCache({ store }).view();
      for (const [index, length] of lengths.entries()) view.write(`/${index}`, entry(length));
      const held = store.keys().map((key) => store.get(key)?.length ?? 0);
      expect(held.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(200_000);
      expect(held.every((length) => length < 100_100)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('what may not rest on disk stays in memory', () => {
  const store = createMemoryStore();
  const cache = createCache({ store, mayPersist: (href) => !href.includes('guests') });
  cache.view().write('/guests', entry(5));
  expect(store.keys()).toEqual([]);
  expect(cache.view().read('/guests')).toEqual(entry(5));
});

test('clearing leaves what others keep in the same store', () => {
  const store = createMemoryStore();
  store.set('last-url', '/timeline');
  const cache = createCache({ store });
  cache.view().write('/a', entry(5));
  cache.clear();
  expect(store.keys()).toEqual(['last-url']);
});

test('damaged text under our key counts as nothing kept', () => {
  const store = createMemoryStore();
  createCache({ store }).view().write('/a', entry(5));
  for (const key of store.keys()) store.set(key, '{"body":');
  expect(createCache({ store }).view().read('/a')).toBeUndefined();
});

test('what may not rest any longer is taken out of the store, and nothing else', () => {
  const store = createMemoryStore();
  let today = '01.05.';
  const options = {
    store,
    scope: () => 'löwen:1',
    mayPersist: (href: string) => href.includes(today),
  };
  const view = createCache(options).view();
  view.write('https://app.example/a?date=01.05.', { body: '{}', storedAt: 0 });
  today = '02.05.';
  const cache = createCache(options);
  cache.view().write('https://app.example/a?date=02.05.', { body: '{}', storedAt: 0 });
  cache.tidy();
  expect(store.keys().map((key) => key.slice(-6))).toEqual(['02.05.']);
});
