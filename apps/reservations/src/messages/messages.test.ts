import { expect, it } from 'vitest';
import { findTranslationGaps } from '@stammtisch/i18n/check-messages';
import { messages } from '../messages.ts';

it('says everything in German, English and French, with the same values', () => {
  expect(findTranslationGaps(messages)).toEqual([]);
});
