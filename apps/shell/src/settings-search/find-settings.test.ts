import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSettings } from './find-settings.ts';

const hours = { label: 'Öffnungszeiten', page: 'Reservierung', words: 'ruhetag geschlossen' };
const pace = { label: 'Küchentakt', page: 'Reservierung', words: '' };
const sender = { label: 'Name des Absenders', page: 'E-Mails', words: 'from' };
const color = { label: 'Hauptfarbe', page: 'Allgemein', words: 'farbe colour' };
const all = [hours, pace, sender, color];

test.each([
  ['öffnung', [hours]],
  ['OFFNUNGSZEITEN', [hours]],
  ['takt', [pace]],
  ['reservierung', [hours, pace]],
  ['reservierung kuche', [pace]],
  ['geschlossen', [hours]],
  ['emails', []],
  ['e-mails', [sender]],
  ['farbe', [color]],
  ['schlossen', []],
  ['  ', []],
  ['krokodil', []],
])('%j is found', (typed, found) => {
  expect(findSettings(all, typed)).toEqual(found);
});

test('what begins with the word comes before what only has it', () => {
  const links = { label: 'Links auf Absender', page: 'E-Mails', words: '' };
  const name = { label: 'Absender', page: 'E-Mails', words: '' };
  expect(findSettings([links, name], 'absender')).toEqual([name, links]);
});

test('a setting is found by any beginning of its own label, however it is typed', () => {
  const words = fc.constantFrom('Öffnungszeiten', 'Küchentakt', 'Name des Absenders', 'Hauptfarbe');
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 20 }), fc.boolean(), (label, length, isLoud) => {
      const begun = label.slice(0, length);
      const found = findSettings(all, isLoud ? begun.toUpperCase() : begun);
      expect(found.map((each) => each.label)).toContain(label);
    }),
  );
});
