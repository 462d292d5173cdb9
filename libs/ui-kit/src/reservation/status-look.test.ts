import { expect, test } from 'vitest';
import { common } from '@stammtisch/i18n/common';
import { contrast } from '../theme/contrast.ts';
import { statuses } from '@stammtisch/domain/reservation/status';
import { statusLooks } from './status-look.ts';

test('tells every status apart by icon and by word, in every language', () => {
  const icons = statuses.map((status) => statusLooks[status].icon);
  expect(new Set(icons).size).toBe(statuses.length);
  for (const language of ['de', 'en', 'fr'] as const) {
    const words = statuses.map((status) => common[language][`status.${status}`]);
    expect(new Set(words).size).toBe(statuses.length);
  }
});

test('strikes what was cancelled, dashes what waits, outlines what is over', () => {
  expect(statusLooks.CANCELLED.shape).toBe('struck');
  expect(statusLooks.CANCELLED_BY_GUEST.shape).toBe('struck');
  expect(statusLooks.QUEUED.shape).toBe('dashed');
  expect(statusLooks.CLOSED.shape).toBe('outline');
});

test.each([
  ['#b45309', '#f5b05b'],
  ['#1d4ed8', '#9dbaff'],
  ['#15803d', '#6fce93'],
  ['#57534e', '#bdb7b1'],
  ['#6b6661', '#aaa49e'],
  ['#b91c1c', '#ff9a93'],
  ['#6d28d9', '#c4abff'],
  ['#0f766e', '#5ecfc3'],
])('keeps status colour %s readable on paper, and %s at night', (onLight, onDark) => {
  expect(contrast(onLight, '#ffffff')).toBeGreaterThanOrEqual(5);
  expect(contrast(onDark, '#262321')).toBeGreaterThanOrEqual(5);
});
