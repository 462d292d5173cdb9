import { aReservation, at } from '@stammtisch/testing/a-reservation';
import { describe, expect, it } from 'vitest';
import { decideStretch } from './decide-stretch.ts';

const next = aReservation({ id: 'next', start: at('21:45') });
const given = { interval: 15, elevated: false, others: [next], now: at('18:00') };

describe('a stay whose end is pulled', () => {
  it('is changed at once: nothing leaves the house', () => {
    expect(decideStretch(aReservation(), 135, given)).toEqual({ kind: 'at-once', duration: 135 });
  });

  it('is refused into the time of the next party, by that party’s name', () => {
    expect(decideStretch(aReservation(), 150, given)).toEqual({ kind: 'taken', by: next });
  });

  it('may always become shorter, also where two already share a table', () => {
    const over = aReservation({ duration: 180 });
    expect(decideStretch(over, 150, given)).toEqual({ kind: 'at-once', duration: 150 });
  });

  it('stays as it was when nothing changes, when it is locked, and when it is over', () => {
    expect(decideStretch(aReservation(), 120, given).kind).toBe('back');
    expect(decideStretch(aReservation({ locked: true }), 135, given)).toMatchObject({
      code: 'MASTER_PASSWORD_REQUIRED',
    });
    expect(decideStretch(aReservation({ status: 'CLOSED' }), 135, given)).toMatchObject({
      code: 'RESERVATION_FINISHED',
    });
  });
});
