import { expect, test } from 'vitest';
import { contrast, readableOn, textOn } from './contrast.ts';

test.each(['#f47721', '#5cb85c', '#15b421'])(
  'writes dark on the restaurant’s %s, because white would be too faint',
  (color) => {
    expect(contrast(color, '#ffffff')).toBeLessThan(3);
    expect(textOn(color)).toBe('#1a1a1a');
    expect(contrast(color, textOn(color))).toBeGreaterThan(6);
  },
);

test('writes white on a dark colour', () => {
  expect(textOn('#1d4ed8')).toBe('#ffffff');
  expect(textOn('#000')).toBe('#ffffff');
});

test('makes words readable whatever colour a restaurant chooses', () => {
  for (const color of ['#f47721', '#ffff00', '#ffffff', '#777777', '#000000', '#12ab9f']) {
    expect(contrast(color, textOn(color))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readableOn(color, '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readableOn(color, '#1c1917'), '#1c1917')).toBeGreaterThanOrEqual(4.5);
  }
});

test('knows the two ends of the scale', () => {
  expect(contrast('#fff', '#000')).toBe(21);
  expect(contrast('#abc', '#abc')).toBe(1);
});

test('refuses what is no colour', () => {
  expect(() => textOn('tomato')).toThrow(RangeError);
});
