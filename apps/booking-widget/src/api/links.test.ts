import { expect, test } from 'vitest';
import { expandQuery, findHref, hrefOf } from './links.ts';

const resource = { _links: { self: { href: '/a' }, times: { href: '/t{?date,persons}' } } };

test('a template gets the values that it asks for, and no others', () => {
  expect(expandQuery('/t{?date,persons}', { persons: 2, date: '2026-05-01', more: 1 })).toBe(
    '/t?date=2026-05-01&persons=2',
  );
});

test('a link that the server does not offer is not there to follow', () => {
  expect(findHref(resource, 'cancel')).toBeUndefined();
  expect(() => hrefOf(resource, 'cancel')).toThrow('cancel');
  expect(hrefOf(resource, 'self')).toBe('/a');
});
