import { expect, test } from 'vitest';
import { findTranslationGaps } from '@stammtisch/i18n/check-messages';
import { mailMessages } from './messages.ts';

test('mails say everything in all three languages, with the same values', () => {
  expect(findTranslationGaps(mailMessages)).toEqual([]);
});
