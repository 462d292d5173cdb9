import { expect, test } from 'vitest';
import { aManifest } from './a-manifest.ts';
import { findClashes } from './clashes.ts';

const one = aManifest({
  name: 'one',
  routes: [{ id: 'one.day', path: '/day/:id?' }],
  nav: [{ route: 'one.day' }],
});

test('remotes that share nothing run together', () => {
  const two = aManifest({
    name: 'two',
    routes: [{ id: 'two.day', path: '/evening' }],
    nav: [{ route: 'two.day', order: 20 }],
  });
  expect(findClashes([one, two])).toEqual([]);
});

test('two remotes cannot have the same address, whatever they call its parameters', () => {
  const two = aManifest({ name: 'two', routes: [{ id: 'two.day', path: '/Day/:guest?' }] });
  expect(findClashes([one, two])).toEqual([
    { kind: 'route-path', subject: '/day/:?', remotes: ['one', 'two'] },
  ]);
});

test('another spelling of a page counts as its address too', () => {
  const two = aManifest({
    name: 'two',
    routes: [{ id: 'two.day', path: '/x', aliases: ['/day/:id?'] }],
  });
  expect(findClashes([one, two])).toMatchObject([{ kind: 'route-path' }]);
});

test('two remotes cannot have the same route id, name or place in the navigation', () => {
  const twin = aManifest({
    name: 'one',
    routes: [{ id: 'one.day', path: '/other' }],
    nav: [{ route: 'one.day' }],
  });
  const kinds = findClashes([one, twin]).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['nav-order', 'remote-name', 'route-id']);
});

test('a navigation entry must lead somewhere, and a route must have code behind it', () => {
  const lost = aManifest({
    name: 'lost',
    routes: [{ id: 'lost.day', path: '/lost', expose: './gone' }],
    nav: [{ route: 'nobody.day', order: 30 }],
  });
  expect(findClashes([lost])).toEqual([
    { kind: 'unknown-route', subject: 'nobody.day', remotes: ['lost'] },
    { kind: 'unknown-expose', subject: './gone', remotes: ['lost'] },
  ]);
});
