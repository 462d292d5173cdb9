import { expect, test } from 'vitest';
import { findTranslationGaps } from '@stammtisch/i18n/check-messages';
import { bookingTexts } from './booking-texts.ts';
import { cardTexts } from './card-texts.ts';
import { calendarTexts } from './calendar-texts.ts';
import { chooseTexts } from './choose-texts.ts';
import { detailsTexts } from './details-texts.ts';
import { otherwiseTexts } from './otherwise-texts.ts';
import { previewTexts } from './preview-texts.ts';

test.each(
  Object.entries({
    chooseTexts,
    detailsTexts,
    bookingTexts,
    otherwiseTexts,
    calendarTexts,
    cardTexts,
    previewTexts,
  }),
)('%s says the same in German, English and French', (_, bundle) => {
  expect(findTranslationGaps(bundle)).toEqual([]);
});
