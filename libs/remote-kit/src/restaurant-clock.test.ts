import { describe, expect, it } from 'vitest';
import { minuteInZone } from './restaurant-clock.ts';

describe('the restaurant’s clock', () => {
  it.each([
    ['2026-05-01T17:30:00Z', 'Europe/Berlin', '2026-05-01T19:30'],
    ['2026-12-31T23:30:00Z', 'Europe/Vienna', '2027-01-01T00:30'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30'],
    ['2026-05-01T03:00:00Z', 'America/New_York', '2026-04-30T23:00'],
  ])('shows %s in %s as %s, wherever the browser is', (instant, zone, minute) => {
    expect(minuteInZone(new Date(instant), zone)).toBe(minute);
  });
});
