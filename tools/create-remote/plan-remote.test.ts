import { expect, test } from 'vitest';
import { planRemote, type Surroundings } from './plan-remote.ts';
import { readWish } from './read-wish.ts';

const there: Surroundings = {
  rooms: ['shell', 'statistics', 'ui-kit'],
  host: { paths: ['/login', '/settings'], namespaces: ['shell', 'common', 'problems'] },
  remotes: [
    {
      name: 'statistics',
      team: 'insight',
      hostContract: '^1.0.0',
      exposes: { './statistics': './statistics.tsx' },
      routes: [
        {
          id: 'statistics.view',
          path: '/settings/statistics',
          aliases: ['/figures'],
          expose: './statistics',
          titleKey: 'title',
        },
      ],
      nav: [
        { section: 'insight', order: 10, route: 'statistics.view', labelKey: 'title', icon: 'x' },
      ],
      messages: { de: {}, en: {}, fr: {} },
    },
  ],
};

const plan = (...words: string[]) => planRemote(readWish(words), there);

test('a new remote gets an address of its own and the last place of its section', () => {
  expect(plan('tips')).toEqual({ kind: 'planned', path: '/tips', order: 20 });
  expect(plan('tips', '--section', 'settings')).toEqual({
    kind: 'planned',
    path: '/settings/tips',
    order: 10,
  });
});

test.each([
  ['statistics', 'already'],
  ['ui-kit', 'already'],
  ['common', 'the shell’s own texts'],
  ['login', '/login belongs to the shell'],
  ['figures', '/figures belongs to statistics'],
])('nothing is made for %s', (name, reason) => {
  expect(plan(name)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
});

test.each([['Tips'], ['tip_jar'], ['tips2'], ['-tips'], ['../tips']])(
  '%s is not a name of a remote',
  (name) => {
    expect(() => readWish(['--', name])).toThrow('use small letters and hyphens');
  },
);

test('a section that the navigation does not have is refused with those that it has', () => {
  expect(() => readWish(['tips', '--section', 'kitchen'])).toThrow('service, guests, insight');
});

test('one remote is made at a time, and an unknown flag shows what there is', () => {
  expect(() => readWish([])).toThrow('npm run create-remote');
  expect(() => readWish(['tips', 'menus'])).toThrow('Name one remote');
  expect(() => readWish(['tips', '--titel', 'x'])).toThrow('--title-de');
});
