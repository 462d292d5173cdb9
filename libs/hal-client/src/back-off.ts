/** Milliseconds before the n-th repetition (n from 0): doubled each time, the upper half random. */
export function backOff(
  attempt: number,
  { first = 1_000, most = 60_000, random = Math.random } = {},
): number {
  const full = Math.min(most, first * 2 ** Math.min(attempt, 30));
  return full / 2 + (full / 2) * random();
}

/** Waits; rejects with the signal's reason when it is aborted. */
export function sleep(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
