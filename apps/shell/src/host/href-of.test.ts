import { expect, test } from 'vitest';
import { aRelease } from '../registry/a-release.ts';
import { routesOf } from '../registry/route-table.ts';
import { hrefOf } from './href-of.ts';

const routes = routesOf(
  aRelease([{ id: 'reservation.new', path: '/newReservation/:id?' }]).remotes,
);

test('a destination is named by its route, not by its address', () => {
  expect(hrefOf({ to: 'reservation.new' }, routes)).toBe('/newReservation');
  expect(hrefOf({ to: 'reservation.new', params: { id: 7 } }, routes)).toBe('/newReservation/7');
  const search = { date: '2026-05-01' };
  expect(hrefOf({ to: 'reservation.new', search }, routes)).toBe('/newReservation?date=2026-05-01');
});

test('a route that no remote has is a bug, and says so', () => {
  expect(() => hrefOf({ to: 'nobody.home' }, routes)).toThrow(
    'no remote has a route "nobody.home"',
  );
});
