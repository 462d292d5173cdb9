import type { Language } from '@stammtisch/contracts/fields/text';

/** Each in its own language, as whoever looks for it reads it. */
export const languageNames: { value: Language; label: string }[] = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
];
