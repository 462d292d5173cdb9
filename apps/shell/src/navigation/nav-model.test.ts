import { expect, test } from 'vitest';
import { aRelease } from '../registry/a-release.ts';
import { routesOf } from '../registry/route-table.ts';
import { barPlaces, navModel } from './nav-model.ts';

const release = aRelease([
  { id: 'reservation.new', path: '/newReservation/:id?' },
  { id: 'reservation.day', path: '/reservations' },
  { id: 'phone.calls', path: '/calls' },
]);
const entry = { labelKey: 'label', icon: 'plus', section: 'service' as const };
const [house] = release.remotes;
house?.manifest.nav.push(
  { ...entry, route: 'reservation.new', order: 20 },
  { ...entry, route: 'reservation.day', order: 10 },
  { ...entry, route: 'phone.calls', order: 30, flag: 'phoneSystem' },
);
const routes = routesOf(release.remotes);

test('places stand in their order, without the parameters of their addresses', () => {
  expect(navModel(routes, []).service.map(({ href }) => href)).toEqual([
    '/reservations',
    '/newReservation',
  ]);
});

test('a place behind a feature is shown to accounts that have it', () => {
  expect(barPlaces(navModel(routes, ['phoneSystem'])).map(({ id }) => id)).toContain('phone.calls');
});
