import { expect, test } from 'vitest';
import {
  parseOverride,
  parseOverrides,
  withoutOverrides,
  writeOverride,
} from './parse-override.ts';

test.each([
  ['floorplan@0.2.0', 'version', '0.2.0'],
  ['floorplan@0.2.0-beta.1', 'version', '0.2.0-beta.1'],
  ['floorplan@0.2.0-3f2a00112233aabb', 'address', '0.2.0-3f2a00112233aabb'],
  ['hotel-import@http://localhost:3001', 'origin', 'http://localhost:3001/'],
  ['floorplan@https://dev.example/floorplan', 'origin', 'https://dev.example/floorplan/'],
])('%s means a %s', (text, kind, at) => {
  expect(parseOverride(text)).toMatchObject({ kind, at });
});

test.each([
  'floorplan',
  '@0.2.0',
  'floorplan@',
  'Floor Plan@0.2.0',
  'floorplan@javascript:alert(1)',
  'floorplan@//evil.example',
  'floorplan@../0.2.0',
])('%s is no override', (text) => {
  expect(parseOverride(text)).toBeUndefined();
});

test('a user name in an address does not disguise where it leads', () => {
  const override = parseOverride('floorplan@http://localhost:3001@evil.example/');
  expect(override).toMatchObject({ at: 'http://evil.example/' });
});

test('an address may try several remotes out, each once', () => {
  const { wanted, unreadable } = parseOverrides(
    '?date=2026-05-01&remote=roster@1.0.0&remote=floorplan@0.2.0&remote=roster@1.1.0&remote=what',
  );
  expect(wanted.map(writeOverride)).toEqual(['roster@1.1.0', 'floorplan@0.2.0']);
  expect(unreadable).toEqual(['what']);
});

test('the address goes on without its overrides', () => {
  const href = 'https://house.example/timeline?date=2026-05-01&remote=roster@1.0.0#now';
  expect(withoutOverrides(href)).toBe('/timeline?date=2026-05-01#now');
});
