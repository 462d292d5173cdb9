import { findTranslationGaps } from '@stammtisch/i18n/check-messages';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';

test('every text is there in German, English and French', () => {
  expect(findTranslationGaps(messages)).toEqual([]);
});
