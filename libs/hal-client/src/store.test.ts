import { expect, test } from 'vitest';
import { createMemoryStore, createWebStore } from './store.ts';
import type { WebStorage } from './store.ts';

function aStorage(): WebStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

test.each([
  ['memory', () => createMemoryStore()],
  ['web', () => createWebStore(aStorage(), 'p:')],
])('a %s store gives back what was set, until it is removed', (_, create) => {
  const store = create();
  store.set('a', '1');
  store.set('b', '2');
  store.remove('a');
  expect(store.get('a')).toBeUndefined();
  expect(store.get('b')).toBe('2');
  expect(store.keys()).toEqual(['b']);
});

test('two prefixes in one storage do not see one another', () => {
  const storage = aStorage();
  const [session, cache] = [createWebStore(storage, 's:'), createWebStore(storage, 'c:')];
  session.set('key', 'secret');
  expect(cache.get('key')).toBeUndefined();
  expect(cache.keys()).toEqual([]);
});

test('a full memory store says so and keeps what it had', () => {
  const store = createMemoryStore({ quota: 3 });
  store.set('a', '123');
  store.set('a', '321');
  expect(() => store.set('b', '4')).toThrow(/at most 3 characters/);
  expect(store.get('a')).toBe('321');
});
