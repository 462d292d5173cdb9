import { defineMessages } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'rooms-and-tables.title': 'Räume und Tische',
    'rooms-and-tables.lead':
      'Hier entsteht der Raumplan: Räume anlegen, Tische zeichnen, verschieben, duplizieren und zu Gruppen verbinden.',
    'rooms-and-tables.now':
      'Bis dahin gelten die Räume und Tische, die für Ihr Haus eingerichtet sind. Zeitleiste und Tischvergabe arbeiten bereits damit.',
  },
  en: {
    'rooms-and-tables.title': 'Rooms and tables',
    'rooms-and-tables.lead':
      'This is where the floor plan will be: add rooms, draw, move and duplicate tables, and join them into sets.',
    'rooms-and-tables.now':
      'Until then the rooms and tables set up for your house apply. The timeline and table assignment already use them.',
  },
  fr: {
    'rooms-and-tables.title': 'Salles et tables',
    'rooms-and-tables.lead':
      'Ici se trouvera le plan de salle : créer des salles, dessiner, déplacer et dupliquer des tables, et les réunir en groupes.',
    'rooms-and-tables.now':
      'D’ici là, les salles et tables configurées pour votre établissement s’appliquent. La vue chronologique et l’attribution des tables les utilisent déjà.',
  },
});
