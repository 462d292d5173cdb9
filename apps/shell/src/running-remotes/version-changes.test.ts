import { expect, test } from 'vitest';
import { aVersion } from '../registry/a-release.ts';
import { keepUnchanged, versionChanges } from './version-changes.ts';

const house = aVersion('0.1.0');
const roster = aVersion('1.0.0', 'roster');
const nextRoster = aVersion('1.1.0', 'roster');

test('a release that brings one remote anew changes that one alone', () => {
  expect(versionChanges([house, roster], [aVersion('0.1.0'), nextRoster])).toEqual([
    { remote: 'roster', from: roster, to: nextRoster },
  ]);
});

test('a remote may come, and another one leave', () => {
  expect(versionChanges([house], [roster])).toEqual([
    { remote: 'house', from: house, to: undefined },
    { remote: 'roster', from: undefined, to: roster },
  ]);
});

test('a remote that did not change stays the same object, although the release was read again', () => {
  const next = keepUnchanged([house, roster], [aVersion('0.1.0'), nextRoster]);
  expect(next[0]).toBe(house);
  expect(next[1]).toBe(nextRoster);
});

test('when nothing changed nothing is drawn again', () => {
  const before = [house, roster];
  expect(keepUnchanged(before, [aVersion('0.1.0'), aVersion('1.0.0', 'roster')])).toBe(before);
  expect(keepUnchanged(before, [house])).not.toBe(before);
});
