import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssFaults } from './check-css.ts';

const faults = (css: string) =>
  cssFaults(css).map(({ code, line, column, about }) =>
    `${line}:${column} ${code} ${about}`.trim(),
  );

test.each([
  ['.booking-widget { color: #333; background: linear-gradient(red, blue) }'],
  ['button { border-radius: 0 !important }\n@media (max-width: 400px) { button { padding: 4px } }'],
  [':root { --accent: teal } h1 { color: var(--accent); inset-inline: 0 }'],
  ['@keyframes glow { from { opacity: 0 } to { opacity: 1 } } button { animation: glow 1s }'],
])('%s may be worn', (css) => {
  expect(faults(css)).toEqual([]);
});

test.each([
  ['', ['1:1 no-rule']],
  ['/* nothing */', ['1:1 no-rule']],
  ['button { colr: red }', ['1:10 unknown-property colr']],
  ['a { color: red }\nb {\n  width: 10qx;\n}', ['3:3 invalid-value width: 10qx']],
  ['@import "https://evil.example/a.css";', ['1:1 forbidden-at-rule @import']],
  [
    '@font-face { font-family: a; src: url(//x) }',
    [
      '1:1 forbidden-at-rule @font-face',
      '1:30 unknown-property src',
      '1:35 forbidden-address url(//x)',
    ],
  ],
  [
    'a { background: url(https://x.example/?p=1) }',
    ['1:17 forbidden-address url(https://x.example/?p=1)'],
  ],
  ['a { background: image-set("x.png" 1x) }', ['1:17 forbidden-address image-set("x.png"1x)']],
  ['a { --b: url(//x); background: var(--b) }', ['1:10 forbidden-address url(//x)']],
  [
    'a { background: u\\72l(//x) }',
    ['1:5 invalid-value background: u\\72l(//x)', '1:17 syntax u\\72l'],
  ],
  ['a { color: re\\64 }', ['1:5 invalid-value color: re\\64', '1:12 syntax re\\64']],
  ['a { --p: fixed; position: var(--p) }', ['1:17 forbidden-position var(--p)']],
  ['a { position: fixed; inset: 0 }', ['1:5 forbidden-position fixed']],
])('%j is refused for %j', (css, expected) => {
  expect(faults(css)).toEqual(expected);
});

test('a missing brace is told with its line and column', () => {
  expect(cssFaults('a { color red }')[0]).toMatchObject({ code: 'syntax', line: 1, column: 11 });
});

test('whatever is typed is judged, and never more than fifty faults are told', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (css) => {
      expect(cssFaults(css).length).toBeLessThanOrEqual(50);
    }),
  );
  expect(cssFaults('a { colr: red } '.repeat(1_000))).toHaveLength(50);
});
