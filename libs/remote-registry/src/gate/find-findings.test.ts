import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import { describe, expect, test } from 'vitest';
import { aHost } from '../testing/a-host.ts';
import { aManifest, describeFiles, someFiles } from '../testing/a-manifest.ts';
import { aRelease, released } from '../testing/a-release.ts';
import { findFindings } from './find-findings.ts';

const date = { type: 'object', properties: { date: { type: 'string' } }, required: ['date'] };
const number = { type: 'object', properties: { date: { type: 'number' } }, required: ['date'] };
const count = {
  type: 'object',
  properties: { count: { type: 'integer', minimum: 0, maximum: 9 } },
  required: ['count'],
};
const topic = (type: string, schema: Record<string, unknown>, v = 1) => ({ type, v, schema });
const slot = (schema: Record<string, unknown>, v = 1) => ({ slot: 'day.badge', v, schema });
const filled = (schema: Record<string, unknown>, v = 1) => ({
  ...slot(schema, v),
  expose: './page',
  order: 1,
});

/** What is live already, and fits whatever the tables add, but for their one fault. */
const day = aManifest({
  name: 'day',
  routes: [{ id: 'day.read', path: '/day/:id?' }],
  nav: [{ route: 'day.read', badgeTopic: 'day.open' }],
  slots: { provided: [slot(date)] },
  topics: { publishes: [topic('day.open', count), topic('day.changed', date)] },
});

const good = aManifest({
  name: 'night',
  shared: { react: { range: '^19.3.0', built: '19.3.1' } },
  routes: [{ id: 'night.read', path: '/night', aliases: ['/late'] }],
  nav: [{ route: 'night.read', order: 20, badgeTopic: 'day.open' }],
  slots: { filled: [filled(date)] },
  topics: { consumes: [topic('day.changed', date)] },
  requires: ['rooms'],
  csp: { 'img-src': ["'self'", 'https://maps.example'] },
});
const host = aHost({ csp: { 'img-src': ['https://maps.example'] } });

test('remotes that share nothing but their contracts run together', () => {
  expect(findFindings(host, aRelease([day, good]))).toEqual([]);
});

interface Case {
  rule: string;
  subject: string;
  message: string;
  wish: Parameters<typeof aManifest>[0];
  host?: Partial<HostManifest>;
  remotes?: string[];
}

const route = (path: string, id = 'night.read') => ({ routes: [{ id, path }] });
const both = ['day', 'night'];

const cases: Case[] = [
  {
    rule: 'file-missing',
    subject: 'gone.js',
    message: 'names gone.js',
    wish: { container: { global: 'a', entry: 'gone.js' } },
  },
  {
    rule: 'host-contract',
    subject: '^2.0.0',
    message: 'host contract ^2.0.0; this shell offers 1.1.0',
    wish: { hostContract: '^2.0.0' },
  },
  {
    rule: 'host-contract',
    subject: 'soon',
    message: 'host contract soon',
    wish: { hostContract: 'soon' },
  },
  {
    rule: 'shared-range',
    subject: 'react',
    message: 'needs react ^18.0.0; the shell has 19.3.1',
    wish: { shared: { react: { range: '^18.0.0', built: '18.3.1' } } },
  },
  {
    rule: 'shared-range',
    subject: 'lodash',
    message: 'the shell does not share it',
    wish: { shared: { lodash: { range: '*', built: '4.0.0' } } },
  },
  {
    rule: 'remote-name',
    subject: 'common',
    message: "the name of the shell's own texts",
    wish: { name: 'common' },
    remotes: ['common'],
  },
  {
    rule: 'remote-name',
    subject: 'day',
    message: 'day is claimed more than once',
    wish: { name: 'day' },
    remotes: ['day', 'day'],
  },
  {
    rule: 'route-id',
    subject: 'day.read',
    message: 'day (team team-day) and night (team team-night)',
    wish: route('/x', 'day.read'),
    remotes: both,
  },
  {
    rule: 'route-path',
    subject: '/day/:id?',
    message: '/Day/:guest? (night.read of night, team team-night) match the same address',
    wish: route('/Day/:guest?'),
    remotes: both,
  },
  {
    rule: 'route-path',
    subject: '/day/:id?',
    message: 'match the same address',
    wish: route('/day'),
    remotes: both,
  },
  {
    rule: 'route-path',
    subject: '/day/:id?',
    message: 'match the same address',
    wish: route('/day/today'),
    remotes: both,
  },
  {
    rule: 'route-path',
    subject: '/day/:id?',
    message: '/day/:id?',
    wish: { routes: [{ id: 'night.read', path: '/night', aliases: ['/day'] }] },
    remotes: both,
  },
  {
    rule: 'route-path',
    subject: '/login/:page?',
    message: "the shell's own /login",
    wish: route('/login/:page?'),
    remotes: ['night'],
  },
  {
    rule: 'route-path',
    subject: '/api/night',
    message: 'the server’s own calls',
    wish: route('/api/night'),
    remotes: ['night'],
  },
  {
    rule: 'nav-order',
    subject: 'service 10',
    message: 'service 10 is claimed more than once',
    wish: { ...route('/night'), nav: [{ route: 'night.read', order: 10 }] },
    remotes: both,
  },
  {
    rule: 'unknown-route',
    subject: 'nobody.read',
    message: 'leads to nobody.read, which no remote has',
    wish: { nav: [{ route: 'nobody.read', order: 30 }] },
  },
  {
    rule: 'unknown-expose',
    subject: './gone',
    message: 'uses ./gone',
    wish: { routes: [{ id: 'night.read', path: '/night', expose: './gone' }] },
  },
  {
    rule: 'unknown-expose',
    subject: './gone',
    message: 'uses ./gone',
    wish: { slots: { filled: [{ ...filled(date), expose: './gone' }] } },
  },
  {
    rule: 'unknown-slot',
    subject: 'day.badge@2',
    message: 'There is day.badge@1',
    wish: { slots: { filled: [filled(date, 2)] } },
  },
  {
    rule: 'slot-data',
    subject: 'day.badge@1',
    message: 'data.date is string, number is read',
    wish: { slots: { filled: [filled(number)] } },
    remotes: ['night', 'day'],
  },
  {
    rule: 'slot-data',
    subject: 'day.badge@1',
    message: 'no JSON Schema',
    wish: { slots: { filled: [filled({ type: 'date' })] } },
    remotes: ['night', 'day'],
  },
  {
    rule: 'unknown-topic',
    subject: 'night.over@1',
    message: 'needs night.over@1, which nobody publishes',
    wish: { topics: { consumes: [topic('night.over', date)] } },
  },
  {
    rule: 'unknown-topic',
    subject: 'day.changed@2',
    message: 'needs day.changed@2',
    wish: { topics: { consumes: [topic('day.changed', date, 2)] } },
  },
  {
    rule: 'unknown-topic',
    subject: 'night.open@1',
    message: 'needs night.open@1',
    wish: {
      ...route('/night'),
      nav: [{ route: 'night.read', order: 20, badgeTopic: 'night.open' }],
    },
  },
  {
    rule: 'topic-data',
    subject: 'day.changed@1',
    message: 'data.date is string, number is read',
    wish: { topics: { consumes: [topic('day.changed', number)] } },
    remotes: ['night', 'day'],
  },
  {
    rule: 'topic-data',
    subject: 'day.changed@1',
    message: 'data.count may be missing',
    wish: {
      ...route('/night'),
      nav: [{ route: 'night.read', order: 20, badgeTopic: 'day.changed' }],
    },
    remotes: ['night', 'day'],
  },
  {
    rule: 'topic-data',
    subject: 'night.over@1',
    message: 'no JSON Schema',
    wish: { topics: { publishes: [topic('night.over', { type: 'date' })] } },
  },
  {
    rule: 'slot-data',
    subject: 'night.badge@1',
    message: 'no JSON Schema',
    wish: { slots: { provided: [{ slot: 'night.badge', v: 1, schema: { required: 3 } }] } },
  },
  {
    rule: 'message-key',
    subject: 'title',
    message: 'no text in fr',
    wish: { ...route('/night'), labels: { de: { title: 'a' }, en: { title: 'a' }, fr: {} } },
  },
  {
    rule: 'message-key',
    subject: 'shell:title',
    message: "somebody else's namespace",
    wish: {
      labels: {
        de: { 'shell:title': 'a' },
        en: { 'shell:title': 'a' },
        fr: { 'shell:title': 'a' },
      },
    },
  },
  {
    rule: 'unknown-relation',
    subject: 'kitchen',
    message: 'requires the link relation "kitchen"',
    wish: { requires: ['kitchen'] },
  },
  {
    rule: 'csp',
    subject: 'connect-src https://evil.example',
    message: 'needs connect-src https://evil.example',
    wish: { csp: { 'connect-src': ['https://evil.example'] } },
  },
  {
    rule: 'csp',
    subject: "script-src 'unsafe-eval'",
    message: 'does not allow',
    wish: { csp: { 'script-src': ["'unsafe-eval'"] } },
  },
  {
    rule: 'budget',
    subject: 'night.read',
    message: 'its own budget is 0.0 kB',
    wish: { ...route('/night'), budgets: { routeGzip: 10 } },
  },
  {
    rule: 'budget',
    subject: 'night.read',
    message: "the shell's limit is 0.0 kB",
    wish: route('/night'),
    host: { limits: { routeGzip: 20, totalBytes: 100_000 } },
  },
  {
    rule: 'budget',
    subject: 'all files',
    message: 'All its files together are 200.0 kB',
    wish: { files: describeFiles({ ...someFiles, 'map.png': 'x'.repeat(199_907) }) },
  },
];

describe('refuses', () => {
  test.each(cases)(
    '$rule: $message',
    ({ rule, subject, message, wish, host: offer, remotes = ['night'] }) => {
      const wrong = aManifest({ name: 'night', ...wish });
      // A limit of the shell's own would hit the live remote too.
      const others = offer === undefined ? [day] : [];
      const findings = findFindings({ ...host, ...offer }, aRelease([...others, wrong]));
      expect(findings).toEqual([
        expect.objectContaining({
          rule,
          subject,
          message: expect.stringContaining(message),
          remotes,
          teams: remotes.map((name) => `team-${name}`),
          scope: 'live',
        }),
      ]);
    },
  );
});

test('pages of one remote may stand inside one another', () => {
  const nested = aManifest({
    name: 'night',
    routes: [
      { id: 'night.read', path: '/night/:id' },
      { id: 'night.make', path: '/night/new' },
    ],
  });
  expect(findFindings(host, aRelease([nested]))).toEqual([]);
});

describe('asks for everybody who would have it', () => {
  const next = (wish: Parameters<typeof aManifest>[0]): RemoteManifest =>
    aManifest({ name: 'night', version: '0.2.0', ...wish });
  const clash = next(route('/day'));
  const { base } = released(clash);

  test('for the restaurants of a roll-out', () => {
    const rollouts = [{ remote: 'night', base, percent: 10 }];
    const release = aRelease([day, good], { candidates: [clash], rollouts });
    expect(findFindings(host, release)).toMatchObject([
      { rule: 'route-path', scope: 'rollout night 10 %' },
    ]);
  });

  test('for one pinned restaurant', () => {
    const pins = [{ remote: 'night', base, restaurant: '105c42d59c07df18' }];
    const release = aRelease([day, good], { candidates: [clash], pins });
    expect(findFindings(host, release)).toMatchObject([
      { rule: 'route-path', scope: 'pin 105c42d59c07df18' },
    ]);
  });

  test('for a restaurant in two roll-outs at once, which fit the live ones each alone', () => {
    const newDay = aManifest({
      ...day,
      version: '0.2.0',
      slots: { provided: [slot(date), slot(date, 2)] },
    });
    const newNight = next({ slots: { filled: [filled(number, 2)] } });
    const release = aRelease([day, good], {
      candidates: [newDay, newNight],
      rollouts: [
        { remote: 'day', base: released(newDay).base, percent: 10 },
        { remote: 'night', base: released(newNight).base, percent: 10 },
      ],
    });
    expect(findFindings(host, release)).toMatchObject([
      { rule: 'unknown-slot', scope: 'rollout night 10 %' },
      { rule: 'slot-data', scope: 'rollout day 10 % + rollout night 10 %' },
    ]);
  });

  test('and tells a fault that everybody has once', () => {
    const rollouts = [{ remote: 'day', base: released(day).base, percent: 10 }];
    const release = aRelease([day, clash], { rollouts });
    expect(findFindings(host, release)).toMatchObject([{ rule: 'route-path', scope: 'live' }]);
  });
});
