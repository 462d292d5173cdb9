import { expect, test } from 'vitest';
import { mentionsAllergy } from './allergy.ts';

test.each([
  'Nussallergie!',
  'keine Nüsse',
  'glutenfrei bitte',
  'Laktoseunverträglichkeit',
  'allergic to peanuts',
  'lactose intolerant',
  'allergie aux noix',
  'intolérance au gluten',
])('"%s" is for the kitchen', (note) => {
  expect(mentionsAllergy(note)).toBe(true);
});

test.each(['', 'Geburtstag, Torte kommt mit', 'Fensterplatz', 'a quiet table', 'avec un chien'])(
  '"%s" is not',
  (note) => {
    expect(mentionsAllergy(note)).toBe(false);
  },
);
