import { expect, test } from 'vitest';
import { wayOf } from './way-of.ts';

const origin = 'https://app.example';
const get = (path: string, mode: RequestMode = 'cors') =>
  wayOf({ method: 'GET', mode, url: new URL(path, origin).href }, origin);

test.each([
  ['/static/js/index.0123456789.js', 'kept'],
  ['/remotes/roster/1.0.0-abc/static/js/day.js', 'kept'],
  ['/registry/releases/abc.json', 'kept'],
  ['/registry/live.json', 'network'],
  ['/remotes/roster/1.0.0-abc/static/js/day.js?again=1', 'network'],
  ['/api/1/reservations?date=01.05.2026', 'network'],
  ['/authenticate', 'network'],
  ['https://elsewhere.example/static/js/index.js', 'network'],
])('%s is answered by way of: %s', (path, way) => {
  expect(get(path)).toBe(way);
});

test('a page that somebody goes to is asked of the network first, whatever its address', () => {
  expect(get('/reservations?date=2026-05-01', 'navigate')).toBe('page');
});

test('what is written never goes through the cache', () => {
  const url = `${origin}/static/js/index.js`;
  expect(wayOf({ method: 'POST', mode: 'cors', url }, origin)).toBe('network');
});
