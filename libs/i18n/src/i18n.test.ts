import { createElement, act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { addMessages, changeLanguage, createI18n } from './i18n.ts';
import { detectLanguage } from './language.ts';
import { useText } from './use-text.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('greets a reader in the first wished language that it knows', () => {
  expect(detectLanguage(['da', 'fr-CH', 'de'])).toBe('fr');
  expect(detectLanguage(['en-US;q=0.8', 'de'])).toBe('en');
  expect(detectLanguage(['da', 'pl'])).toBe('en');
  expect(detectLanguage([])).toBe('de');
});

function Screen() {
  const early = useText('early');
  const late = useText('late');
  const common = useText('common');
  return createElement('p', null, `${early('hi')} ${late('hi.there')} ${common('save')}`);
}

test('shows a room’s messages that arrive late, and follows the language', async () => {
  addMessages('early', { de: { hi: 'früh' }, en: { hi: 'early' }, fr: { hi: 'tôt' } });
  const i18n = createI18n({ language: 'de' });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(createElement(Screen)));
  expect(place.textContent).toBe('früh hi.there Speichern');

  await act(async () =>
    addMessages('late', {
      de: { 'hi.there': 'spät' },
      en: { 'hi.there': 'late' },
      fr: { 'hi.there': 'tard' },
    }),
  );
  expect(place.textContent).toBe('früh spät Speichern');

  await act(async () => changeLanguage('fr'));
  expect(place.textContent).toBe('tôt tard Enregistrer');
  expect(i18n.language).toBe('fr');
  await act(async () => root.unmount());
});
