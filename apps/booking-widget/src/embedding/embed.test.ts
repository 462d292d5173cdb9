import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../public/embed.js'), 'utf8');
const origin = 'https://booking.example';

beforeEach(() => {
  document.body.innerHTML = '<div data-stammtisch="loewe" data-lang="fr"></div>';
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: `${origin}/embed.js` });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // The test's browser reports that it loads no frames.
  vi.spyOn(console, 'error').mockReturnValue();
  // The file is a classic script: what a browser would run as it is.
  new Function(code)();
});
afterEach(() => vi.restoreAllMocks());

const frame = () => document.querySelector('iframe');
const say = (data: unknown, from = origin, source = frame()?.contentWindow) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin: from, source: source ?? null }));

test('the restaurant’s page gets the booking form in its language, 1250 px high at first', () => {
  expect(frame()?.src).toBe(`${origin}/?lang=fr#/at/loewe`);
  expect(frame()?.height).toBe('1250');
  expect(frame()?.title).not.toBe('');
});

test('the frame becomes as high as the form says', () => {
  say({ type: 'stammtisch:height', height: 801.5 });
  expect(frame()?.style.height).toBe('802px');
});

test.each([
  ['another site', { type: 'stammtisch:height', height: 900 }, 'https://evil.example'],
  ['a text for a height', { type: 'stammtisch:height', height: '900' }, origin],
  ['an endless height', { type: 'stammtisch:height', height: 1e9 }, origin],
  ['another message', { type: 'other', height: 900 }, origin],
  ['nothing', null, origin],
])('%s moves no frame', (_, data, from) => {
  say(data, from);
  expect(frame()?.style.height).toBe('');
});

test('a message of another window moves no frame', () => {
  say({ type: 'stammtisch:height', height: 900 }, origin, window);
  expect(frame()?.style.height).toBe('');
});
