import { expect, test, vi } from 'vitest';
import { attempt, longestPauses, pauseBefore, TookTooLong, within } from './attempts.ts';

const withoutPause = { pause: () => Promise.resolve() };

test('a remote that answers at the third try is shown', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('missing'))
    .mockRejectedValueOnce(new Error('missing'))
    .mockResolvedValue('page');
  expect(await attempt(work, withoutPause)).toBe('page');
});

test('after two retries the last failure is told', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('missing'));
  await expect(attempt(work, withoutPause)).rejects.toThrow('missing');
  expect(work).toHaveBeenCalledTimes(3);
});

test('a remote that never answers is given up', async () => {
  await expect(within(Promise.withResolvers<never>().promise, 5)).rejects.toThrow(TookTooLong);
});

test('pauses grow and differ between screens', () => {
  expect(pauseBefore(1, () => 0)).toBe(200);
  expect(pauseBefore(1, () => 1)).toBe(600);
  expect(pauseBefore(2, () => 0.5)).toBe(800);
  expect(pauseBefore(1, () => 1) + pauseBefore(2, () => 1)).toBeLessThanOrEqual(longestPauses);
});
