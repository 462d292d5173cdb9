/** Minutes between the tries: a greylisting server, a restart, a night without a network. */
const pauses = [1, 5, 15, 60, 120, 240, 480];

export const tries = pauses.length + 1;

/**
 * How long to wait after a failed try.
 *
 * @param attempts made so far, from 1
 * @param random from 0 to 1: up to a fifth is added, so that mails that failed together do not all come back together
 * @returns seconds; undefined after the last try
 */
export function pauseAfter(attempts: number, random: number): number | undefined {
  const minutes = pauses[attempts - 1];
  return minutes === undefined ? undefined : minutes * 60 * (1 + random / 5);
}
