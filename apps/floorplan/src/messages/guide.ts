/** What the guides through the pages say; their titles are the names of the parts. */
export const guide = {
  de: {
    'guide.rooms': 'Ihr Haus von oben: Räume, Tische und was zusammengestellt werden kann.',
    'guide.rooms.rooms': 'Je Raum ein Reiter mit der Zahl seiner Tische.',
    'guide.rooms.tools':
      'Wählen, Tisch setzen, verdoppeln, löschen; rückgängig geht immer. Das Rad vergrößert.',
    'guide.rooms.list': 'Dieselben Tische als Liste, für Tastatur und Vorlesen.',
    'guide.rooms.sets': 'Sagt der Zuweisung, welche Tische eine große Gruppe zusammen bekommt.',
  },
  en: {
    'guide.rooms': 'Your house from above: rooms, tables and what can be pushed together.',
    'guide.rooms.rooms': 'One tab a room, with the number of its tables.',
    'guide.rooms.tools':
      'Choose, place a table, duplicate, erase; undo always works. The wheel zooms.',
    'guide.rooms.list': 'The same tables as a list, for keyboard and screen reader.',
    'guide.rooms.sets': 'Tells the assignment which tables a large party may get together.',
  },
  fr: {
    'guide.rooms': 'Votre maison vue d’en haut : salles, tables et ce qui peut être réuni.',
    'guide.rooms.rooms': 'Un onglet par salle, avec le nombre de ses tables.',
    'guide.rooms.tools':
      'Choisir, poser une table, dupliquer, effacer ; annuler marche toujours. La molette agrandit.',
    'guide.rooms.list': 'Les mêmes tables en liste, pour le clavier et la lecture à voix haute.',
    'guide.rooms.sets': 'Indique quelles tables un grand groupe peut recevoir ensemble.',
  },
};
