import { isRecord } from './problem.ts';
import { createMemoryStore } from './store.ts';
import type { Store } from './store.ts';

export interface CacheEntry {
  body: string;
  etag?: string;
  lastModified?: string;
  /** Milliseconds since 1970, by the local clock. */
  storedAt: number;
}

/** The cache as it was when a request left: what comes back after `clear` is not kept. */
export interface CacheView {
  read(href: string): CacheEntry | undefined;
  write(href: string, entry: CacheEntry): void;
  remove(href: string): void;
}

export interface Cache {
  /** Bound to the scope of now; a later change of scope or `clear` makes its writes void. */
  view(): CacheView;
  /** Forgets everything of every scope. Needs no network. */
  clear(): void;
  /** Takes out of the store what may not rest there any longer, because time has passed. */
  tidy(): void;
}

export interface CacheOptions {
  /** Survives a reload; without it the cache lives in memory only. */
  store?: Store;
  /** Whose data it is (a tenant's id); entries of one scope are never served in another. */
  scope?: () => string;
  /**
   * What may rest in `store`; the rest stays in memory. Everything unless given. The answer may
   * change with time: see `tidy`.
   */
  mayPersist?: (href: string) => boolean;
}

// specification §7: larger entries are not stored; cleanup takes the large ones first.
const LARGEST_STORED = 100_000;
const CLEANUP_STEPS = [60_000, 10_000];
const PREFIX = 'hal:';

export function createCache(options: CacheOptions = {}): Cache {
  const { store: persistent, scope = () => '', mayPersist = () => true } = options;
  const memory = createMemoryStore();
  let epoch = 0;

  function storesFor(href: string): Store[] {
    return persistent !== undefined && mayPersist(href) ? [memory, persistent] : [memory];
  }

  return {
    view() {
      const startedIn = epoch;
      const startedFor = scope();
      const keyOf = (href: string) => `${PREFIX}${encodeURIComponent(startedFor)}:${href}`;
      const isCurrent = () => startedIn === epoch && startedFor === scope();
      return {
        read(href) {
          if (!isCurrent()) return undefined;
          const text = memory.get(keyOf(href)) ?? persistent?.get(keyOf(href));
          return text === undefined ? undefined : parseEntry(text);
        },
        write(href, entry) {
          if (!isCurrent()) return;
          for (const store of storesFor(href)) {
            // The older copy must not outlive a newer one that found no room.
            store.remove(keyOf(href));
            if (entry.body.length <= LARGEST_STORED) {
              setWithCleanup(store, keyOf(href), JSON.stringify(entry));
            }
          }
        },
        remove(href) {
          if (!isCurrent()) return;
          memory.remove(keyOf(href));
          persistent?.remove(keyOf(href));
        },
      };
    },
    clear() {
      epoch += 1;
      for (const store of [memory, persistent]) {
        for (const key of cacheKeys(store)) store?.remove(key);
      }
    },
    tidy() {
      for (const key of cacheKeys(persistent)) {
        // Behind the prefix and the scope, which is encoded, comes the address.
        const href = key.slice(key.indexOf(':', PREFIX.length) + 1);
        if (!mayPersist(href)) persistent?.remove(key);
      }
    },
  };
}

function setWithCleanup(store: Store, key: string, text: string): boolean {
  if (trySet(store, key, text)) return true;
  return CLEANUP_STEPS.some((limit) => {
    removeLargerThan(store, limit);
    return trySet(store, key, text);
  });
}

function trySet(store: Store, key: string, text: string): boolean {
  try {
    store.set(key, text);
    return true;
  } catch {
    // A full or forbidden storage costs the offline copy only, never the reply.
    return false;
  }
}

function removeLargerThan(store: Store, limit: number): void {
  for (const key of cacheKeys(store)) {
    const entry = parseEntry(store.get(key) ?? '');
    if (entry === undefined || entry.body.length > limit) store.remove(key);
  }
}

function cacheKeys(store: Store | undefined): string[] {
  return store?.keys().filter((key) => key.startsWith(PREFIX)) ?? [];
}

function parseEntry(text: string): CacheEntry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEntry(value) ? value : undefined;
  } catch {
    // Somebody else's text under our key counts as nothing cached.
    return undefined;
  }
}

function isEntry(value: unknown): value is CacheEntry {
  return (
    isRecord(value) && typeof value['body'] === 'string' && typeof value['storedAt'] === 'number'
  );
}
