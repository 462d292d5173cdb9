import { describe, expect, it } from 'vitest';
import { aReservation, at } from '@stammtisch/testing/a-reservation';
import { nextStatusOf, wayBack } from './next-status.ts';
import { overlayOf } from './overlay.ts';

describe('the one-tap status', () => {
  it.each([
    ['OPEN', ['CONFIRMED', 'CANCELLED'], 'CONFIRMED'],
    ['CONFIRMED', ['SEATED', 'NO_SHOW'], 'SEATED'],
    ['CONFIRMED', ['CANCELLED'], undefined],
    ['SEATED', ['CLOSED', 'CONFIRMED'], 'CLOSED'],
    ['QUEUED', ['CONFIRMED', 'CANCELLED'], 'CONFIRMED'],
    ['CANCELLED', ['CONFIRMED', 'OPEN'], undefined],
  ] as const)('of %s with %j is %s', (status, nextStatuses, expected) => {
    expect(nextStatusOf({ status, nextStatuses: [...nextStatuses] })).toBe(expected);
  });

  it('can be taken back while the new status leads to the old one', () => {
    const seated = aReservation({ nextStatuses: ['CLOSED', 'CONFIRMED'] });
    expect(wayBack(seated, 'CONFIRMED')).toEqual(['CONFIRMED']);
    expect(wayBack(aReservation({ nextStatuses: [] }), 'OPEN')).toBeUndefined();
  });

  it('leads back onto the waiting list by way of a request', () => {
    const removed = aReservation({ status: 'CANCELLED', nextStatuses: ['OPEN', 'CONFIRMED'] });
    expect(wayBack(removed, 'QUEUED')).toEqual(['OPEN', 'QUEUED']);
  });
});

describe('what the clock says of a party', () => {
  it('calls an expected party late a quarter of an hour after its start', () => {
    expect(overlayOf(aReservation(), at('19:44'))).toBeUndefined();
    expect(overlayOf(aReservation(), at('19:45'))).toBe('late');
  });

  it('calls a seated party overtime after its planned end', () => {
    const seated = aReservation({ status: 'SEATED' });
    expect(overlayOf(seated, at('21:30'))).toBeUndefined();
    expect(overlayOf(seated, at('21:31'))).toBe('overtime');
  });

  it('says nothing of a party that has left', () => {
    expect(overlayOf(aReservation({ status: 'CLOSED' }), at('23:00'))).toBeUndefined();
  });
});
