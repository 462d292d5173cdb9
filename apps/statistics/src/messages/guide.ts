/** What the guides through the pages say; their titles are the names of the parts. */
export const guide = {
  de: {
    'guide.statistics': 'Wie ein Monat oder ein Jahr gelaufen ist, neben dem vorigen.',
    'guide.statistics.period': 'Monat oder Jahr; die Pfeile daneben blättern.',
    'guide.statistics.bars':
      'Jeder Satz sagt, was das Bild zeigt. Darunter: die Tabelle und Dateien zum Mitnehmen.',
    'guide.statistics.weekdays':
      'Welche Wochentage tragen und wie sehr sie schwanken, aus den drei Monaten davor.',
    'guide.statistics.export': 'Die Reservierungen selbst als Tabelle für Ihr Büro.',
  },
  en: {
    'guide.statistics': 'How a month or a year went, beside the one before.',
    'guide.statistics.period': 'Month or year; the arrows beside it turn the pages.',
    'guide.statistics.bars':
      'Each sentence says what the picture shows. Below: the table, and files to take away.',
    'guide.statistics.weekdays':
      'Which weekdays carry the house and how much they vary, from the three months before.',
    'guide.statistics.export': 'The reservations themselves as a table for your office.',
  },
  fr: {
    'guide.statistics': 'Comment s’est passé un mois ou une année, à côté du précédent.',
    'guide.statistics.period': 'Mois ou année ; les flèches à côté font défiler.',
    'guide.statistics.bars':
      'Chaque phrase dit ce que montre l’image. Dessous : le tableau et des fichiers à emporter.',
    'guide.statistics.weekdays':
      'Quels jours portent la maison et combien ils varient, sur les trois mois précédents.',
    'guide.statistics.export': 'Les réservations elles-mêmes en tableau pour votre bureau.',
  },
};
