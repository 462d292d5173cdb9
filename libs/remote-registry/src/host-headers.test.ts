import { expect, test } from 'vitest';
import { hostCacheControl, hostContentSecurityPolicy, isHostPage } from './host-headers.ts';

test('the policy allows nothing unsafe', () => {
  expect(hostContentSecurityPolicy()).not.toContain('unsafe');
});

test('hashed files are kept for ever, the pointer and the page are asked for each time', () => {
  expect(hostCacheControl('/remotes/roster/0.1.0-a/entry.js')).toContain('immutable');
  expect(hostCacheControl('/registry/releases/a.json')).toContain('immutable');
  expect(hostCacheControl('/registry/live.json')).toBe('no-cache');
  expect(hostCacheControl('/index.html')).toBe('no-cache');
});

test.each(['/', '/login', '/settings/tags', '/newReservation/7'])('%s is a page', (path) => {
  expect(isHostPage(path)).toBe(true);
});

test.each(['/api/1', '/authenticate', '/authenticate-restaurant-session', '/static/x.js'])(
  '%s is no page',
  (path) => {
    expect(isHostPage(path)).toBe(false);
  },
);
