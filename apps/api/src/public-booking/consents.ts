import type { Language } from '@stammtisch/contracts/fields/text';
import { inLanguage, type HouseText } from '@stammtisch/contracts/settings/house-text';
import type { Desk } from '../reservations/desk.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { termsUrlOf } from '../settings/house.ts';

const consentKinds = ['privacy', 'terms', 'newsletter', 'dataStorage'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What guests agree to where the house has no words of its own. */
const usualTexts: Record<ConsentKind, HouseText> = {
  privacy: {
    de: 'Ich habe die Datenschutzerklärung gelesen und bin einverstanden, dass meine Angaben für diese Reservierung verarbeitet werden.',
    en: 'I have read the privacy policy and agree that my details are processed for this booking.',
    fr: 'J’ai lu la politique de confidentialité et j’accepte que mes données soient traitées pour cette réservation.',
  },
  terms: {
    de: 'Ich bin mit den Geschäftsbedingungen einverstanden.',
    en: 'I agree to the terms and conditions.',
    fr: 'J’accepte les conditions générales.',
  },
  newsletter: {
    de: 'Ich möchte den Newsletter per E-Mail erhalten. Das kann ich jederzeit widerrufen.',
    en: 'I would like to receive the newsletter by e-mail. I can withdraw this at any time.',
    fr: 'Je souhaite recevoir la newsletter par e-mail. Je peux le révoquer à tout moment.',
  },
  dataStorage: {
    de: 'Das Restaurant darf meine Angaben für meine nächsten Besuche speichern. Das kann ich jederzeit widerrufen.',
    en: 'The restaurant may keep my details for my next visits. I can withdraw this at any time.',
    fr: 'Le restaurant peut conserver mes coordonnées pour mes prochaines visites. Je peux le révoquer à tout moment.',
  },
};

/** The words of one consent in every language. */
export function consentText({ house }: Pick<Desk, 'house'>, kind: ConsentKind): HouseText {
  const own = house.settings.onlineReservationSettings.consentTexts[kind];
  const say = (language: Language) => inLanguage(own, language) || usualTexts[kind][language];
  return { de: say('de'), en: say('en'), fr: say('fr') };
}

export interface GivenConsents {
  acceptsTerms: boolean;
  allowsNewsletter: boolean;
  allowsDataStorage: boolean;
  language: Language;
}

/** Where the house has terms, nobody books without them. */
export function refuseWithoutTerms(
  desk: Desk,
  { acceptsTerms }: GivenConsents,
): Refusal | undefined {
  if (termsUrlOf(desk.house) === '' || acceptsTerms) return undefined;
  const message = 'The restaurant takes bookings under its terms only. Accept them.';
  const error = { pointer: '/acceptsTerms', code: 'required', message };
  return refuse('invalid-request', { errors: [error] });
}

export interface KeptConsent {
  kind: ConsentKind;
  text: string;
  url: string;
  at: string;
}

/** What the guest has agreed to, in the words that they read, for as long as the booking is kept. */
export function keptConsents(desk: Desk, given: GivenConsents, at: Date): KeptConsent[] {
  const termsUrl = termsUrlOf(desk.house);
  const isGiven: Record<ConsentKind, boolean> = {
    privacy: true,
    terms: termsUrl !== '',
    newsletter: given.allowsNewsletter,
    dataStorage: given.allowsDataStorage,
  };
  const urls: Partial<Record<ConsentKind, string>> = {
    privacy: desk.house.privacyPolicyUrl,
    terms: termsUrl,
  };
  return consentKinds
    .filter((kind) => isGiven[kind])
    .map((kind) => ({
      kind,
      text: consentText(desk, kind)[given.language],
      url: urls[kind] ?? '',
      at: at.toISOString(),
    }));
}
