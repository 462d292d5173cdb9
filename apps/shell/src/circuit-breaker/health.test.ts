import { expect, test } from 'vitest';
import { aVersion } from '../registry/a-release.ts';
import {
  brokeDown,
  forgave,
  health,
  healthyVersion,
  lastGood,
  nothingKnown,
  standsIn,
  wasDrawn,
} from './health.ts';

const old = aVersion('0.1.0');
const next = aVersion('0.2.0');
const third = aVersion('0.3.0');
const afterOld = wasDrawn(nothingKnown, old);

test('a version that breaks down gives way to the one that was drawn last', () => {
  const known = brokeDown(afterOld, next, 'load');
  expect(healthyVersion(known, next)).toBe(old);
  expect(healthyVersion(wasDrawn(known, old), next)).toBe(old);
});

test('a release with another version is tried again', () => {
  expect(healthyVersion(brokeDown(afterOld, next, 'crash'), third)).toBe(third);
});

test('a device that has seen no other version has nothing to fall back to', () => {
  const known = brokeDown(nothingKnown, next, 'load');
  expect(healthyVersion(known, next)).toBe(next);
  expect(lastGood(known, next)).toBeUndefined();
});

test('a version that was drawn and crashes later gives way to the one before it', () => {
  const known = brokeDown(wasDrawn(afterOld, next), next, 'crash');
  expect(healthyVersion(known, next)).toBe(old);
  expect(known.remotes['house']?.good).toEqual([old]);
});

test('a version whose files are away is still good for later', () => {
  const known = brokeDown(wasDrawn(afterOld, next), next, 'load');
  expect(lastGood(known, third)).toBe(next);
});

test('who forgives a version runs it again', () => {
  expect(healthyVersion(forgave(brokeDown(afterOld, next, 'crash'), 'house'), next)).toBe(next);
});

test('a version that is drawn after all is not broken', () => {
  const known = wasDrawn(brokeDown(afterOld, next, 'load'), next);
  expect(healthyVersion(known, next)).toBe(next);
});

test('nothing stands behind a version that stands in for another', () => {
  const known = brokeDown(afterOld, next, 'crash');
  expect(standsIn(known, old)).toBe(true);
  expect(standsIn(known, next)).toBe(false);
  expect(standsIn(wasDrawn(known, third), third)).toBe(false);
});

test('a device remembers two versions of a remote, not its history', () => {
  const known = [old, next, third].reduce(wasDrawn, nothingKnown);
  expect(known.remotes['house']?.good).toEqual([third, next]);
});

test('what another shell has drawn says nothing about this one', () => {
  expect(health.safeParse({ ...afterOld, hostContract: '9.0.0' }).success).toBe(false);
  expect(health.parse(JSON.parse(JSON.stringify(afterOld)))).toEqual(afterOld);
});
