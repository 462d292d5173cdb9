import { defineMessages } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'timetable.title': 'Dienstplan',
    'timetable.about': 'Wer wann arbeitet, und wer wie lange da war.',
    'timetable.lead':
      'Hier entsteht der Dienstplan: Schichten auf die Woche ziehen, Pläne veröffentlichen, Zeiten erfassen.',
    'timetable.now': 'Noch lassen sich keine Schichten speichern.',
  },
  en: {
    'timetable.title': 'Roster',
    'timetable.about': 'Who works when, and who was there for how long.',
    'timetable.lead':
      'This is where the roster will be: draw shifts into the week, publish plans, record hours.',
    'timetable.now': 'No shifts can be saved yet.',
  },
  fr: {
    'timetable.title': 'Planning',
    'timetable.about': 'Qui travaille quand, et qui a été là combien de temps.',
    'timetable.lead':
      'Ici se trouvera le planning : placer les services dans la semaine, publier les plans, saisir les heures.',
    'timetable.now': 'Aucun service ne peut encore être enregistré.',
  },
});
