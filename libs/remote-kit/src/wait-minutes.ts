import type { ProblemError } from '@stammtisch/hal-client';

/** Minutes until a call that was made too often counts again, as the server says; five where it does not. */
export function waitMinutes({ extensions }: ProblemError): number {
  const { retryAfter } = extensions;
  return typeof retryAfter === 'number' ? Math.max(1, Math.ceil(retryAfter / 60)) : 5;
}
