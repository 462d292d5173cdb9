import { expect, test } from 'vitest';
import { findTranslationGaps } from './check-messages.ts';
import { common } from './common.ts';
import { createTranslator, defineMessages, type Bundle } from './messages.ts';
import { problemMessages } from './problems.ts';

test.each([
  ['common', common],
  ['problems', problemMessages],
])('says everything in %s in all three languages, with the same values', (_, bundle) => {
  expect(findTranslationGaps(bundle)).toEqual([]);
});

test('finds a forgotten text, a forgotten value and an empty text', () => {
  const bundle: Bundle = {
    de: { hello: 'Guten Tag, {{name}}', bye: 'Auf Wiedersehen', seats: 'Plätze' },
    en: { hello: 'Good day', seats: 'Seats' },
    fr: { hello: 'Bonjour {{name}}', bye: 'Au revoir', seats: ' ' },
  };
  expect(findTranslationGaps(bundle)).toEqual([
    'en: bye is missing',
    'en: hello has {}, de has {name}',
    'fr: seats is empty',
  ]);
});

test('tells a guest what happened and what to do in one calm sentence or two', () => {
  for (const language of ['de', 'en', 'fr'] as const) {
    for (const text of Object.values(problemMessages[language])) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/!/u);
    }
  }
});

const greeting = defineMessages({
  de: { table_one: 'Ein Tisch, {{name}}', table_other: '{{count}} Tische, {{name}}' },
  en: { table_one: 'One table, {{name}}', table_other: '{{count}} tables, {{name}}' },
  fr: { table_one: '{{count}} table, {{name}}', table_other: '{{count}} tables, {{name}}' },
});

test('counts tables the way each language counts', () => {
  expect(createTranslator(greeting, 'de')('table', { count: 1, name: 'Huber' })).toBe(
    'Ein Tisch, Huber',
  );
  expect(createTranslator(greeting, 'en')('table', { count: 0, name: 'Huber' })).toBe(
    '0 tables, Huber',
  );
  expect(createTranslator(greeting, 'fr')('table', { count: 0, name: 'Huber' })).toBe(
    '0 table, Huber',
  );
  expect(createTranslator(greeting, 'fr')('table', { count: 1_000_000, name: 'Huber' })).toBe(
    '1000000 tables, Huber',
  );
});

test('shows a value that was not given as its placeholder, not as nothing', () => {
  expect(createTranslator(greeting, 'de')('table', { count: 2 })).toBe('2 Tische, {{name}}');
});
