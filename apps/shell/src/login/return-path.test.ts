import { expect, test } from 'vitest';
import { parseReturnPath } from './return-path.ts';

test.each(['/settings/tags', '/timeline?date=2026-05-01', '/reservations#now', '/'])(
  'login leads back to %s',
  (path) => {
    expect(parseReturnPath(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/settings',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  'settings',
  '',
  null,
  undefined,
])('login never leads to %j', (path) => {
  expect(parseReturnPath(path)).toBeUndefined();
});

test('a way up out of the site stays inside of it', () => {
  expect(parseReturnPath('/../../etc')).toBe('/etc');
});

test('dots cannot build an address of another host', () => {
  expect(parseReturnPath('/.//evil.example')).toBeUndefined();
});
