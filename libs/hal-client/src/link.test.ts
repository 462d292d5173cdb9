import { expect, test } from 'vitest';
import { embedded, expand, findLink, hasLink, linksOf, selfHref } from './link.ts';

const resource = {
  _links: {
    self: { href: '/a' },
    mail: [
      { href: '/mails/1', name: 'request' },
      { href: '/mails/2', name: 'refusal' },
    ],
  },
  _embedded: { one: { id: 1 }, many: [{ id: 1 }, { id: 2 }] },
};

test('a relation has one link, several, or none', () => {
  expect(linksOf(resource, 'self')).toHaveLength(1);
  expect(linksOf(resource, 'mail')).toHaveLength(2);
  expect(linksOf(resource, 'move')).toEqual([]);
  expect(hasLink(resource, 'move')).toBe(false);
});

test('several links under a relation are told apart by name', () => {
  expect(findLink(resource, 'mail', 'refusal')?.href).toBe('/mails/2');
  expect(findLink(resource, 'mail')?.href).toBe('/mails/1');
});

test('embedded resources are a list, whether there is one, several or none', () => {
  expect(embedded(resource, 'one')).toEqual([{ id: 1 }]);
  expect(embedded(resource, 'many')).toHaveLength(2);
  expect(embedded(resource, 'none')).toEqual([]);
  expect(embedded(undefined, 'none')).toEqual([]);
});

test('braces in a plain link are left alone', () => {
  expect(expand({ href: '/a{b}' }, { b: 1 })).toBe('/a{b}');
  expect(expand({ href: '/a{/b}{?c}', templated: true }, { b: 'x/y' })).toBe('/a/x%2Fy');
});

test.each([[null], ['text'], [{ _links: 5 }], [{ _links: { self: { href: 5 } } }], [{}]])(
  '%j has no address of its own',
  (value) => {
    expect(selfHref(value)).toBeUndefined();
  },
);
