/** The calendar day of an instant in a zone: `2026-05-01`. */
export function todayIn(timeZone: string, now: Date): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
