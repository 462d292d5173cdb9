/** What the guide through the page says; its titles are the names of the parts. */
export const guide = {
  de: {
    'guide.addons': 'Was Sie dazunehmen können, was es kostet und was dafür noch fehlt.',
    'guide.addons.payment':
      'Nennt jede fehlende Angabe mit dem Weg dorthin. Gebühren ziehen Sie immer selbst ein.',
    'guide.addons.cash-register':
      'Bestellung und Rechnung an der Kasse platzieren und schließen die Reservierung.',
  },
  en: {
    'guide.addons': 'What you can add, what it costs and what it still needs.',
    'guide.addons.payment':
      'Names each missing entry with the way to it. You always collect fees yourself.',
    'guide.addons.cash-register':
      'Orders and bills at the cash register seat and close the reservation.',
  },
  fr: {
    'guide.addons': 'Ce que vous pouvez ajouter, à quel prix et ce qu’il manque encore.',
    'guide.addons.payment':
      'Nomme chaque donnée manquante et comment y aller. Vous prélevez toujours les frais vous-même.',
    'guide.addons.cash-register':
      'Commande et addition à la caisse placent et closent la réservation.',
  },
};
