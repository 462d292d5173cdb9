/** A time zone in which it is about noon now: for tests that need hours of one day on either side. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // POSIX counts westwards: Etc/GMT-3 is three hours ahead of UTC.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
