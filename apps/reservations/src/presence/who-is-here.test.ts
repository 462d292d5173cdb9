import { expect, it } from 'vitest';
import { namesOf, withoutSilent, withWord, type Visitor } from './who-is-here.ts';

const word = (visitor: string, doing: 'reading' | 'editing' | 'left', name = visitor) => ({
  visitor,
  name,
  doing,
});

const hear = (words: ReturnType<typeof word>[], at = 0) =>
  words.reduce<readonly Visitor[]>((here, each) => withWord(here, each, at), []);

it('names whoever edits, and whoever only looks', () => {
  const here = hear([word('Tresen', 'editing'), word('Büro', 'reading')]);
  expect(namesOf(here, 'editing')).toEqual(['Tresen']);
  expect(namesOf(here, 'reading')).toEqual(['Büro']);
});

it('knows what a screen said last', () => {
  const here = hear([word('Tresen', 'reading'), word('Tresen', 'editing')]);
  expect(namesOf(here, 'reading')).toEqual([]);
  expect(namesOf(here, 'editing')).toEqual(['Tresen']);
});

it('forgets at once who says goodbye', () => {
  expect(hear([word('Tresen', 'editing'), word('Tresen', 'left')])).toEqual([]);
});

it('forgets within ten seconds who says nothing more', () => {
  const here = hear([word('Tresen', 'editing')], 1_000);
  expect(withoutSilent(here, 11_000)).toBe(here);
  expect(withoutSilent(here, 11_001)).toEqual([]);
});

it('says a name once that two windows of one device share', () => {
  const here = hear([word('a', 'editing', 'Tresen'), word('b', 'editing', 'Tresen')]);
  expect(namesOf(here, 'editing')).toEqual(['Tresen']);
});
