import { expect, test } from 'vitest';
import { lockRoom, roomPackage } from './lock-room.ts';

const lock = {
  name: 'stammtisch',
  lockfileVersion: 3,
  packages: {
    '': { name: 'stammtisch' },
    'apps/roster': { name: '@stammtisch/roster' },
    'apps/shell': { name: '@stammtisch/shell' },
    'node_modules/@stammtisch/roster': { resolved: 'apps/roster', link: true },
    'node_modules/@stammtisch/ui-kit': { resolved: 'libs/ui-kit', link: true },
    'node_modules/zod': { version: '4.6.7' },
  },
};
const tips = roomPackage.parse({
  name: '@stammtisch/tips',
  version: '0.1.0',
  scripts: { test: 'vitest run' },
  dependencies: { zod: '4.6.7' },
});

test('a new room stands in the lockfile between its neighbours, and nothing else moves', () => {
  const locked = JSON.parse(lockRoom(JSON.stringify(lock), 'apps/tips', tips));
  expect(Object.keys(locked)).toEqual(['name', 'lockfileVersion', 'packages']);
  const { packages } = locked;
  expect(Object.keys(packages)).toEqual([
    '',
    'apps/roster',
    'apps/shell',
    'apps/tips',
    'node_modules/@stammtisch/roster',
    'node_modules/@stammtisch/tips',
    'node_modules/@stammtisch/ui-kit',
    'node_modules/zod',
  ]);
  expect(packages['node_modules/@stammtisch/tips']).toEqual({ resolved: 'apps/tips', link: true });
  expect(packages['apps/tips'].dependencies).toEqual({ zod: '4.6.7' });
});
