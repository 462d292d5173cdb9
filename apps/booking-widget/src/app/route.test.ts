import { expect, test } from 'vitest';
import { parseRoute, readParameter } from './route.ts';

test.each([
  ['#/at/zum-loewen', { page: 'book-table', identifier: 'zum-loewen' }],
  ['#/at/Zum-Loewen?lang=fr', { page: 'book-table', identifier: 'zum-loewen' }],
  ['#/at/event/zum-loewen', { page: 'book-event', identifier: 'zum-loewen' }],
  [
    '#/at/event/zum-loewen/abc-1?day=2026-05-01',
    { page: 'book-event', identifier: 'zum-loewen', eventId: 'abc-1' },
  ],
  ['#/at/event', { page: 'book-table', identifier: 'event' }],
  ['#/manage/abc_-123', { page: 'manage', token: 'abc_-123' }],
  ['#/rate/abc_-123?lang=fr', { page: 'rate', token: 'abc_-123' }],
  ['#/card/zum-loewen/saved', { page: 'card', isSaved: true }],
  ['#/card/zum-loewen/left', { page: 'card', isSaved: false }],
  ['#/at/<script>', { page: 'unknown' }],
  ['#/at/', { page: 'unknown' }],
  ['', { page: 'unknown' }],
])('the link %s leads to its page', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test('the embedding site names the language before or behind the hash', () => {
  expect(readParameter('lang', { search: '?lang=fr', hash: '#/at/x' })).toBe('fr');
  expect(readParameter('lang', { search: '', hash: '#/at/x?lang=en' })).toBe('en');
  expect(readParameter('lang', { search: '', hash: '#/at/x' })).toBeNull();
});
