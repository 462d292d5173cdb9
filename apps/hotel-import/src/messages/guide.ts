/** What the guide through the page says; its titles are the names of the parts. */
export const guide = {
  de: {
    'guide.import':
      'Aus der Gästeliste Ihres Hotels werden Reservierungen, ohne dass eine E-Mail hinausgeht.',
    'guide.import.steps':
      'Vier Schritte; jeder merkt sich, was Sie eingeben. Sie können jederzeit zurück.',
    'guide.import.eating-times':
      'Wann im Haus gegessen wird, und ob das am An- und Abreisetag gilt.',
  },
  en: {
    'guide.import': 'Your hotel’s guest list becomes reservations, without any mail going out.',
    'guide.import.steps': 'Four steps; each keeps what you enter. You can always go back.',
    'guide.import.eating-times':
      'When meals are served, and whether that holds on the days of arrival and departure.',
  },
  fr: {
    'guide.import':
      'La liste des clients de votre hôtel devient des réservations, sans aucun e-mail.',
    'guide.import.steps':
      'Quatre étapes ; chacune garde vos saisies. Vous pouvez toujours revenir.',
    'guide.import.eating-times':
      'Quand les repas sont servis, et si cela vaut les jours d’arrivée et de départ.',
  },
};
