/**
 * Decisions §2: -1 unlimited, 0 blocked, n > 0: accept while fewer than n guests are there and the
 * party stays within n plus 10 percent (specification §5: the last fitting one may exceed).
 */
export function fitsGuestLimit(limit: number, current: number, party: number): boolean {
  if (limit < 0) return true;
  if (limit === 0) return false;
  // Integer arithmetic: 1.1 * 10 is 11.000000000000002 in floating point.
  return current < limit && current + party <= Math.floor((limit * 11) / 10);
}
