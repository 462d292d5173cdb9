/** Text under keys, like `Storage`, but small enough to stand in for anything. */
export interface Store {
  get(key: string): string | undefined;
  /** @throws when the store is full. */
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** A store that forgets at reload. `quota` limits the characters it holds, keys not counted. */
export function createMemoryStore({ quota = Infinity }: { quota?: number } = {}): Store {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      const others = [...entries].filter(([other]) => other !== key);
      const held = others.reduce((sum, [, text]) => sum + text.length, 0);
      if (held + value.length > quota) {
        throw new DOMException(`the store holds at most ${quota} characters`, 'QuotaExceededError');
      }
      entries.set(key, value);
    },
    remove(key) {
      entries.delete(key);
    },
    keys: () => [...entries.keys()],
  };
}

/** The part of `Storage` that is needed: `localStorage`, `sessionStorage`. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Keeps to the keys that begin with `prefix`, so that several stores can share one `Storage`. */
export function createWebStore(storage: WebStorage, prefix: string): Store {
  return {
    get: (key) => storage.getItem(prefix + key) ?? undefined,
    set(key, value) {
      storage.setItem(prefix + key, value);
    },
    remove(key) {
      storage.removeItem(prefix + key);
    },
    keys: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index))
        .filter((key) => key !== null)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  };
}
