import { aReservation } from '@stammtisch/testing/a-reservation';
import { expect, it } from 'vitest';
import { asWished, toWaitingChange, withChange } from './waiting-change.ts';

const party = aReservation();
const link = { href: '/api/1/reservations/7/status', at: new Date('2026-05-01T17:31:00Z') };

it('shows a party as seated as soon as somebody said so, and offers the way back', () => {
  const waiting = withChange([], toWaitingChange(party, 'SEATED', link));
  const shown = asWished(party, waiting);
  expect(shown.status).toBe('SEATED');
  expect(shown.nextStatuses).toEqual(['CONFIRMED']);
});

it('forgets a change that is taken back before it was told', () => {
  const waiting = withChange([], toWaitingChange(party, 'SEATED', link));
  const shown = asWished(party, waiting);
  expect(withChange(waiting, toWaitingChange(shown, 'CONFIRMED', link))).toEqual([]);
});

it('tells only the last of several changes of one party', () => {
  const first = withChange([], toWaitingChange(party, 'SEATED', link));
  const last = withChange(first, toWaitingChange(party, 'CANCELLED', link));
  expect(last.map(({ to, seen }) => [seen.status, to])).toEqual([['CONFIRMED', 'CANCELLED']]);
});

it('shows what the house says as soon as there is a newer version of it', () => {
  const waiting = withChange([], toWaitingChange(party, 'SEATED', link));
  const newer = aReservation({ version: party.version + 1, status: 'CANCELLED' });
  expect(asWished(newer, waiting)).toBe(newer);
});
