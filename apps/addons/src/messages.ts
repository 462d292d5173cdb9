import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'addons.title': 'Erweiterungen',
    'addons.lead':
      'Was Ihr Haus dazunehmen kann. Noch kann nichts gebucht werden, und es entstehen keine Kosten.',
    'checkout-return.title': 'Rückkehr von der Bezahlung',
    'checkout-return.lead': 'Hierher führt der Weg nach der Einrichtung der Kartenzahlung zurück.',
    'checkout-return.now':
      'Die Kartenzahlung lässt sich noch nicht einrichten. Es wurde nichts gebucht.',
    'addon.not-set-up': 'Noch nicht eingerichtet',
    'addon.not-yet': 'Die Einrichtung ist noch nicht möglich.',
    'payment.title': 'Kartenzahlung',
    'payment.does':
      'Gäste hinterlegen bei der Buchung eine Karte. Bei Nichterscheinen oder später Absage können Sie eine Gebühr einziehen; das geschieht immer von Hand, nie von selbst.',
    'payment.terms':
      '9,90 € im Monat zuzüglich MwSt., monatlich kündbar, ohne die Gebühren des Zahlungsanbieters.',
    'cash-register-sync.title': 'Abgleich mit der Kasse',
    'cash-register-sync.does':
      'Ihre Kasse erfährt, welche Reservierung an welchem Tisch sitzt. Wird an einem Tisch nichts gebucht, gilt die Reservierung nach einer Frist, die Sie festlegen, als nicht erschienen.',
    'cash-register-sync.terms': 'Setzt ein Konto bei Ihrem Kassenanbieter voraus.',
  },
  en: {
    'addons.title': 'Add-ons',
    'addons.lead': 'What your house can add. Nothing can be bought yet, and nothing is charged.',
    'checkout-return.title': 'Return from checkout',
    'checkout-return.lead': 'This is where setting up card payment returns to.',
    'checkout-return.now': 'Card payment cannot be set up yet. Nothing has been bought.',
    'addon.not-set-up': 'Not set up yet',
    'addon.not-yet': 'It cannot be set up yet.',
    'payment.title': 'Card payment',
    'payment.does':
      'Guests leave a card when they book. For a no-show or a late cancellation you can collect a fee; that is always done by hand, never by itself.',
    'payment.terms':
      '€9.90 a month plus VAT, cancellable monthly, excluding the payment provider’s fees.',
    'cash-register-sync.title': 'Cash register sync',
    'cash-register-sync.does':
      'Your cash register learns which reservation sits at which table. If nothing is ordered at a table, its reservation counts as a no-show after a time that you set.',
    'cash-register-sync.terms': 'Needs an account with your cash register provider.',
  },
  fr: {
    'addons.title': 'Extensions',
    'addons.lead':
      'Ce que votre établissement peut ajouter. Rien ne peut encore être acheté et rien n’est facturé.',
    'checkout-return.title': 'Retour du paiement',
    'checkout-return.lead': 'C’est ici que revient la configuration du paiement par carte.',
    'checkout-return.now':
      'Le paiement par carte ne peut pas encore être configuré. Rien n’a été acheté.',
    'addon.not-set-up': 'Pas encore configuré',
    'addon.not-yet': 'La configuration n’est pas encore possible.',
    'payment.title': 'Paiement par carte',
    'payment.does':
      'Les clients laissent une carte lors de la réservation. En cas de non-présentation ou d’annulation tardive, vous pouvez prélever des frais ; cela se fait toujours à la main, jamais automatiquement.',
    'payment.terms':
      '9,90 € par mois hors TVA, résiliable chaque mois, sans les frais du prestataire de paiement.',
    'cash-register-sync.title': 'Synchronisation avec la caisse',
    'cash-register-sync.does':
      'Votre caisse sait quelle réservation est assise à quelle table. Si rien n’est commandé à une table, la réservation est considérée comme non honorée après un délai que vous fixez.',
    'cash-register-sync.terms': 'Nécessite un compte chez votre fournisseur de caisse.',
  },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    addons: MessageKey<keyof (typeof messages)['de']>;
  }
}
