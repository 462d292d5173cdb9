/** Seconds; however long a provider is down, it is asked four times an hour. */
const longestPause = 900;
/** Of the pause, to and fro, so that the houses do not all come at one moment. */
const jitter = 0.2;

/**
 * Seconds until a register is read again.
 *
 * @param failures reads in a row that came to nothing
 * @param chance from 0 to 1
 */
export function pauseAfter(failures: number, every: number, chance: number): number {
  const pause = Math.min(every * 2 ** Math.min(failures, 20), Math.max(longestPause, every));
  return pause * (1 - jitter / 2 + jitter * chance);
}
