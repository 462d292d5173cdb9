import type { CardTerms } from '@stammtisch/contracts/public/card-terms';
import type { Language } from '@stammtisch/contracts/fields/text';
import { inLanguage } from '@stammtisch/contracts/settings/house-text';
import * as z from 'zod';
import { sql } from '../platform/database/sql.ts';
import type { Desk } from '../reservations/desk.ts';
import { isPaymentActive } from './is-payment-active.ts';

/** What guests agree to where the house has no words of its own. */
const usualPolicy: Record<Language, string> = {
  de: 'Ich hinterlege eine Karte. Es wird jetzt nichts abgebucht. Komme ich nicht, oder sage ich zu spät ab, darf das Restaurant die genannte Gebühr einziehen.',
  en: 'I leave a card. Nothing is charged now. If I do not come, or cancel too late, the restaurant may collect the fee that is named here.',
  fr: 'Je laisse une carte. Rien n’est débité maintenant. Si je ne viens pas, ou si j’annule trop tard, le restaurant peut prélever les frais indiqués.',
};

/** What a guest is asked for a card under; undefined where the house asks for none. */
export async function cardTermsOf(desk: Desk): Promise<CardTerms | undefined> {
  const { cancellationPolicySettings: policy, onlineReservationSettings } = desk.house.settings;
  if (policy.noShowFeeAmount === 0) return undefined;
  if (!(await isPaymentActive(desk.tx, desk.restaurant))) return undefined;
  const { currency } = await desk.tx.one(sql(z.object({ currency: z.string() }))`
    select currency from restaurant where id = ${desk.restaurant}`);
  const say = (language: Language) =>
    inLanguage(policy.policyText, language) || usualPolicy[language];
  return {
    fromPersons: policy.cardFromPersons,
    amount: policy.noShowFeeAmount,
    per: policy.feePer,
    currency,
    freeCancellationHours: onlineReservationSettings.freeCancellationHours,
    text: { de: say('de'), en: say('en'), fr: say('fr') },
  };
}
