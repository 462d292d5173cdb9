/** Runs one piece of work at a time under a name. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Web Locks where the browser has them (all tabs of an origin), else a queue in this tab. */
export function createLock(
  locks: LockManager | null | undefined = globalThis.navigator?.locks,
): Lock {
  if (locks) return async (name, work) => await locks.request(name, () => work());
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const result = (tails.get(name) ?? Promise.resolve()).then(work, work);
    tails.set(name, result);
    return result;
  };
}
