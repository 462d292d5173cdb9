/** What the guides through the pages say; their titles are the names of the parts. */
export const guide = {
  de: {
    'guide.day': 'Der Abend auf einen Blick: wer kommt, wer da ist und was noch zu tun ist.',
    'guide.day.new':
      'Fragt in der Reihenfolge eines Telefonats. Die Taste N öffnet das Formular von überall auf dieser Seite.',
    'guide.day.walk-in': 'Gäste an der Tür: Personen tippen, Tisch wählen, platziert. Taste W.',
    'guide.day.view':
      'Dieselben Reservierungen als Liste, im Plan der Tische oder auf der Zeitleiste. Tasten 1, 2 und 3.',
    'guide.day.week':
      'Ein Punkt heißt: Hier sind Gäste. Schraffierte Tage sind ganz oder teilweise geschlossen.',
    'guide.day.list':
      'Der Knopf in jeder Zeile ist der nächste sinnvolle Schritt. Ein Versehen nimmt „Rückgängig“ zurück, E-Mails warten so lange.',
    'guide.timeline': 'Jeder Tisch ist eine Zeile, jede Reservierung ein Balken.',
    'guide.timeline.board':
      'Ziehen Sie einen Balken auf eine andere Zeit oder einen anderen Tisch; vorher wird gefragt. Oben stehen Gruppen ohne Tisch. Ein Doppelklick öffnet die Einzelheiten.',
    'guide.timeline.days': 'Ein Tag mit allen Tischen, oder die Woche im Überblick.',
    'guide.timeline.zoom':
      'Mehr oder weniger Stunden auf einmal, auch mit den Tasten Plus und Minus.',
    'guide.guests': 'Ihr Gästebuch: Es entsteht von selbst mit den Reservierungen.',
    'guide.guests.search':
      'Ab drei Zeichen, nach Name, Telefon oder E-Mail; kleine Tippfehler schaden nicht.',
    'guide.guests.filter': 'Zeigt auch, wer in das Speichern seiner Daten nicht eingewilligt hat.',
    'guide.guests.duplicates': 'Findet Gäste, die zweimal im Buch stehen, und führt sie zusammen.',
    'guide.guests.export': 'Newsletter-Adressen oder Spalten Ihrer Wahl als Datei.',
    'guide.ratings': 'Was Gäste nach ihrem Besuch gesagt haben.',
    'guide.ratings.summary': 'Der Durchschnitt und wie er sich entwickelt.',
    'guide.ratings.bars': 'Ein Balken filtert die Liste auf diese Sterne.',
    'guide.ratings.list': 'Notieren Sie etwas fürs Team, und haken Sie ab, was erledigt ist.',
  },
  en: {
    'guide.day': 'The evening at a glance: who is coming, who is here and what is left to do.',
    'guide.day.new':
      'Asks in the order of a phone call. The key N opens the form from anywhere on this page.',
    'guide.day.walk-in': 'Guests at the door: tap the party size, choose a table, seated. Key W.',
    'guide.day.view':
      'The same reservations as a list, on the plan of tables or on the timeline. Keys 1, 2 and 3.',
    'guide.day.week':
      'A dot says that guests are coming. Hatched days are closed, or closed in part.',
    'guide.day.list':
      'The button in each row is the next sensible step. Undo takes a slip back; mails wait that long.',
    'guide.timeline': 'Each table is a row, each reservation a bar.',
    'guide.timeline.board':
      'Drag a bar to another time or table; you are asked first. Parties without a table stand on top. A double click opens the details.',
    'guide.timeline.days': 'One day with all tables, or the week at a glance.',
    'guide.timeline.zoom': 'More or fewer hours at once, also by the keys plus and minus.',
    'guide.guests': 'Your guest book: it grows by itself with the reservations.',
    'guide.guests.search':
      'From three letters on, by name, phone or email; small typing errors do no harm.',
    'guide.guests.filter': 'Also shows who has not agreed to the storage of their data.',
    'guide.guests.duplicates': 'Finds guests who are in the book twice, and merges them.',
    'guide.guests.export': 'Newsletter addresses or columns of your choice as a file.',
    'guide.ratings': 'What guests said after their visit.',
    'guide.ratings.summary': 'The average and how it develops.',
    'guide.ratings.bars': 'A bar filters the list to these stars.',
    'guide.ratings.list': 'Leave a note for the team, and tick off what is done.',
  },
  fr: {
    'guide.day': 'La soirée en un coup d’œil : qui vient, qui est là et ce qu’il reste à faire.',
    'guide.day.new':
      'Pose les questions dans l’ordre d’un appel. La touche N ouvre le formulaire depuis toute la page.',
    'guide.day.walk-in': 'Clients à la porte : nombre de personnes, table, c’est placé. Touche W.',
    'guide.day.view':
      'Les mêmes réservations en liste, sur le plan des tables ou la chronologie. Touches 1, 2 et 3.',
    'guide.day.week':
      'Un point signifie que des clients viennent. Les jours hachurés sont fermés, en tout ou partie.',
    'guide.day.list':
      'Le bouton de chaque ligne est l’étape suivante. « Annuler » corrige une erreur ; les e-mails attendent.',
    'guide.timeline': 'Chaque table est une ligne, chaque réservation une barre.',
    'guide.timeline.board':
      'Glissez une barre vers une autre heure ou table ; une question précède. En haut, les groupes sans table. Un double clic ouvre les détails.',
    'guide.timeline.days': 'Un jour avec toutes les tables, ou la semaine en aperçu.',
    'guide.timeline.zoom':
      'Plus ou moins d’heures à la fois, aussi avec les touches plus et moins.',
    'guide.guests': 'Votre livre de clients : il se remplit avec les réservations.',
    'guide.guests.search':
      'Dès trois caractères, par nom, téléphone ou e-mail ; les petites fautes ne gênent pas.',
    'guide.guests.filter': 'Montre aussi qui n’a pas consenti à la conservation de ses données.',
    'guide.guests.duplicates': 'Trouve les clients inscrits deux fois et les fusionne.',
    'guide.guests.export': 'Adresses de newsletter ou colonnes au choix, en fichier.',
    'guide.ratings': 'Ce que les clients ont dit après leur visite.',
    'guide.ratings.summary': 'La moyenne et son évolution.',
    'guide.ratings.bars': 'Une barre filtre la liste sur ces étoiles.',
    'guide.ratings.list': 'Notez quelque chose pour l’équipe et cochez ce qui est réglé.',
  },
};
