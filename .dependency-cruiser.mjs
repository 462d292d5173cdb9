import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who may import whom. Each layer lists the rooms it may reach; everything else fails the lint.
 * `tools/checks/import-rules.test.ts` proves that a forbidden import is found.
 */
const rooms = {
  'libs/domain': [],
  'libs/contracts': ['libs/domain'],
  'libs/hal-client': ['libs/contracts', 'libs/domain'],
  'libs/event-bus': ['libs/contracts', 'libs/domain'],
  'libs/i18n': ['libs/domain'],
  'libs/ui-kit': ['libs/i18n', 'libs/domain'],
  'libs/remote-registry': ['libs/contracts', 'libs/domain'],
  'libs/remote-kit': [
    'libs/hal-client',
    'libs/event-bus',
    'libs/ui-kit',
    'libs/i18n',
    'libs/contracts',
    'libs/domain',
  ],
  'libs/testing': [
    'libs/remote-kit',
    'libs/hal-client',
    'libs/event-bus',
    'libs/ui-kit',
    'libs/i18n',
    'libs/contracts',
    'libs/domain',
  ],
  'apps/api': ['libs/contracts', 'libs/i18n', 'libs/domain', 'libs/remote-registry'],
  'apps/booking-widget': ['libs/contracts', 'libs/domain', 'libs/i18n', 'libs/hal-client'],
};

const here = import.meta.dirname;
/** The shell, and every app with a `remote.ts`. A new remote is held to the rules from its first file on. */
const staffSide = readdirSync(join(here, 'apps')).filter(
  (app) => app === 'shell' || existsSync(join(here, 'apps', app, 'remote.ts')),
);
for (const app of staffSide) {
  rooms[`apps/${app}`] = ['libs/remote-kit', ...rooms['libs/remote-kit']];
}

/** Tests, and what a remote's made-up API answers to them and to `npm run dev -- <remote> --fake`. */
const isTest = '(\\.(test|browser-test)\\.tsx?|^apps/[^/]+/src/fake-api\\.ts)$';
const isBuildConfig = '^(apps|libs)/[^/]+/[^/]+\\.config\\.ts$';

const layers = Object.entries(rooms).map(([room, allowed]) => ({
  name: `layer-${room.replace('/', '-')}`,
  comment: `${room} may import ${allowed.join(', ') || 'no other room'} (docs/decisions).`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: [isBuildConfig, isTest] },
  to: { path: '^(apps|libs|tools)/', pathNot: [`^${room}/`, ...allowed.map((to) => `^${to}/`)] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'tests-may-add-only-testing',
      comment:
        'A test may use its own room, what its room may use, libs/testing and, in the API, nothing else.',
      severity: 'error',
      from: { path: `^apps/([^/]+)/.*${isTest}` },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'nobody-imports-tools-or-e2e',
      severity: 'error',
      from: { pathNot: ['^tools/', '^apps/e2e/', isBuildConfig] },
      to: { path: ['^tools/', '^apps/e2e/'] },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: [isTest, '^libs/testing/', '^tools/', '^apps/e2e/'] },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'a-verb-folder-is-private',
      comment:
        'In the API a noun imports platform/ or a neighbour noun’s file, never a verb folder of that neighbour.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: isTest },
      to: { path: '^apps/api/src/(?!platform/)[^/]+/[^/]+/', pathNot: '^apps/api/src/$1/' },
    },
    {
      name: 'domain-knows-no-package',
      severity: 'error',
      from: { path: '^libs/domain/', pathNot: isTest },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { pathNot: isBuildConfig },
      // booking/mount: what foreign pages load by federation.
      to: {
        couldNotResolve: true,
        pathNot: ['\\.css$', '^node$', '^alone-remote$', '^booking/mount$'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
