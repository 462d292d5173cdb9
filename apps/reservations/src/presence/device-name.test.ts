import { expect, it } from 'vitest';
import { deviceName, nameByBrowser, nameDevice } from './device-name.ts';

it.each([
  [
    'Chrome · Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  ],
  [
    'Edge · Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  ],
  [
    'Safari · iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox · Android', 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'],
  ['Browser', 'something new'],
])('a device without a name is called %s by its browser', (name, userAgent) => {
  expect(nameByBrowser(userAgent)).toBe(name);
});

it('a device keeps the name that it was given, until that is taken back', () => {
  nameDevice('Tresen');
  expect(deviceName()).toBe('Tresen');
  nameDevice('');
  expect(deviceName()).toBe(nameByBrowser(navigator.userAgent));
});
