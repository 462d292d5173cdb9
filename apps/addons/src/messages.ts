import { defineMessages } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'addons.title': 'Erweiterungen',
    'addons.lead':
      'Hier entstehen zwei Erweiterungen: Gebühren bei Nichterscheinen per Karte und der Abgleich mit der Kasse.',
    'addons.now': 'Noch kann nichts gebucht werden, und es entstehen keine Kosten.',
    'checkout-return.title': 'Rückkehr von der Bezahlung',
    'checkout-return.lead': 'Hierher führt der Weg nach der Einrichtung der Kartenzahlung zurück.',
    'checkout-return.now':
      'Die Kartenzahlung lässt sich noch nicht einrichten. Es wurde nichts gebucht.',
  },
  en: {
    'addons.title': 'Add-ons',
    'addons.lead':
      'Two add-ons will be here: card fees for no-shows and the sync with your cash register.',
    'addons.now': 'Nothing can be bought yet, and nothing is charged.',
    'checkout-return.title': 'Return from checkout',
    'checkout-return.lead': 'This is where setting up card payment returns to.',
    'checkout-return.now': 'Card payment cannot be set up yet. Nothing has been bought.',
  },
  fr: {
    'addons.title': 'Extensions',
    'addons.lead':
      'Deux extensions se trouveront ici : frais de non-présentation par carte et synchronisation avec la caisse.',
    'addons.now': 'Rien ne peut encore être acheté et rien n’est facturé.',
    'checkout-return.title': 'Retour du paiement',
    'checkout-return.lead': 'C’est ici que revient la configuration du paiement par carte.',
    'checkout-return.now':
      'Le paiement par carte ne peut pas encore être configuré. Rien n’a été acheté.',
  },
});
