import { expect, test } from 'vitest';
import { aRelease } from '../registry/a-release.ts';
import { findRoute, routesOf } from '../registry/route-table.ts';
import { rememberedForm } from './remembered-form.ts';

const routes = routesOf(
  aRelease([
    { id: 'reservation.day', path: '/reservations' },
    { id: 'reservation.new', path: '/newReservation/:id?' },
    {
      id: 'online.edit',
      path: '/settings/onlinereservation-settings',
      aliases: ['/settings/online-reservations'],
    },
    { id: 'addons.checkout-return', path: '/checkout-return', rememberAs: 'never' },
  ]).remotes,
);
const remember = (pathname: string, search = '') => rememberedForm({ pathname, search }, routes);

test('the day list is remembered with its day', () => {
  expect(remember('/reservations', '?date=2026-05-01')).toBe('/reservations?date=2026-05-01');
});

test.each(['/settings', '/settings/tags', '/settings/onlinereservation-settings'])(
  '%s is remembered as the restaurant’s data',
  (path) => {
    expect(remember(path)).toBe('/settings/restaurant-infos');
  },
);

test.each([
  '/login',
  '/login/demo',
  '/login/logout',
  '/logout',
  '/external-origin',
  '/checkout-return',
  '/nowhere',
])('%s is never remembered', (path) => {
  expect(remember(path)).toBeUndefined();
});

test('both spellings of the online reservation settings are one page', () => {
  const page = findRoute(routes, '/settings/onlinereservation-settings');
  expect(page?.route.id).toBe('online.edit');
  expect(findRoute(routes, '/settings/online-reservations')).toBe(page);
});

test('a new reservation opens with and without the number of an old one', () => {
  expect(findRoute(routes, '/newReservation')?.route.id).toBe('reservation.new');
  expect(findRoute(routes, '/newReservation/42')?.route.id).toBe('reservation.new');
});
