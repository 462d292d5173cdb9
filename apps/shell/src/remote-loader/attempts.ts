/** Milliseconds that one stage of loading (container, module, texts) may take. */
export const stageTimeout = 8_000;
/** Further tries after the first one. */
export const retries = 2;

/** Milliseconds that the pauses before both retries take at most. */
export const longestPauses = 2_000;

export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Ends with the work's result, or fails after `milliseconds`; the work itself is not stopped. */
export async function within<Result>(
  work: Promise<Result>,
  milliseconds: number = stageTimeout,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new TookTooLong(`no answer within ${String(milliseconds)} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds before try n (1 = the first retry): 400, 800, … give or take half, so that many screens do not ask at once. */
export function pauseBefore(retry: number, random: () => number = Math.random): number {
  return Math.round(400 * 2 ** (retry - 1) * (0.5 + random()));
}

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

export interface Attempts {
  pause?: (milliseconds: number) => Promise<void>;
  timeout?: number;
  /** Clears away what a failed try left behind. */
  beforeRetry?: () => void;
}

/** Runs the work up to three times; throws the last failure. */
export async function attempt<Result>(
  work: () => Promise<Result>,
  { pause = pauseFor, timeout = stageTimeout, beforeRetry }: Attempts = {},
): Promise<Result> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await within(work(), timeout);
    } catch (cause) {
      if (tried === retries) throw cause;
      await pause(pauseBefore(tried + 1));
      beforeRetry?.();
    }
  }
}
