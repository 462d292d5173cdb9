import { expect, test } from 'vitest';
import { contrast, readableOn, textOn } from './contrast.ts';

const colors = ['#f47721', '#5cb85c', '#1f3d36', '#8c1c3a', '#ffffff', '#000000', '#ffee00'];

test.each(colors)('text on %s can be read, whatever colour a restaurant chooses', (color) => {
  expect(contrast(color, textOn(color))).toBeGreaterThanOrEqual(4.5);
});

test.each(colors)('words in %s can be read on light and on dark ground', (color) => {
  for (const ground of ['#f3f1ef', '#262321']) {
    expect(contrast(readableOn(color, ground), ground)).toBeGreaterThanOrEqual(4.5);
  }
});
