import { restaurantKey, rolloutShare } from '@stammtisch/domain/rollout/rollout';
import { expect, test } from 'vitest';
import { brokeDown, nothingKnown, wasDrawn } from '../circuit-breaker/health.ts';
import { aRelease, aVersion } from '../registry/a-release.ts';
import { remotesToRun } from './remotes-to-run.ts';

const restaurant = '6f1c2b1e-3d0a-4a57-9c1e-0f5f4f7d2a11';
const next = aVersion('0.2.0');
const percent = rolloutShare(restaurant, 'house');
const pin = {
  restaurant: restaurantKey(restaurant),
  remote: 'house',
  base: aVersion('0.1.0').base,
};

function versions(wishes: Partial<Parameters<typeof remotesToRun>[0]>) {
  const all = { release: aRelease([]), restaurant, overrides: [], health: nothingKnown, ...wishes };
  return remotesToRun(all).map(({ manifest }) => `${manifest.name} ${manifest.version}`);
}

const rolledOut = (more: object = {}) =>
  aRelease([], {
    candidates: [next],
    rollouts: [{ remote: 'house', base: next.base, percent: percent + 0.1 }],
    ...more,
  });

test('a roll-out reaches a restaurant as soon as its percentage does', () => {
  expect(versions({ release: rolledOut() })).toEqual(['house 0.2.0']);
  const rollouts = [{ remote: 'house', base: next.base, percent }];
  expect(versions({ release: rolledOut({ rollouts }) })).toEqual(['house 0.1.0']);
});

test('a pin keeps a restaurant out of a roll-out', () => {
  expect(versions({ release: rolledOut({ pins: [pin] }) })).toEqual(['house 0.1.0']);
});

test('what a developer tries out comes before everything, a remote that is new too', () => {
  const overrides = [aVersion('9.0.0'), aVersion('0.0.1', 'brand-new')];
  expect(versions({ release: rolledOut({ pins: [pin] }), overrides })).toEqual([
    'house 9.0.0',
    'brand-new 0.0.1',
  ]);
});

test('a version that is broken on this device is replaced by its last good one, an override is not', () => {
  const health = brokeDown(wasDrawn(nothingKnown, aVersion('0.1.0')), next, 'load');
  expect(versions({ release: rolledOut(), health })).toEqual(['house 0.1.0']);
  expect(versions({ release: rolledOut(), health, overrides: [next] })).toEqual(['house 0.2.0']);
});
