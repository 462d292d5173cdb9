/** What the house keeps in mind on one day. */
export const dayInfo = {
  de: {
    'day-info.label': 'Tagesnotiz',
    'day-info.add': 'Tagesnotiz schreiben',
    'day-info.edit': 'Tagesnotiz ändern',
    'day-info.hint': 'Was alle heute wissen müssen',
    'day-info.saved': 'Tagesnotiz gespeichert',
    'day-info.meanwhile':
      'Inzwischen hat jemand die Tagesnotiz geändert. Bitte prüfen Sie beide Fassungen.',
    'day-info.theirs': 'Jetzt gespeichert: {{comment}}',
    'day-info.theirs-empty': 'Inzwischen hat jemand die Notiz geleert.',
  },
  en: {
    'day-info.label': 'Note of the day',
    'day-info.add': 'Write a note of the day',
    'day-info.edit': 'Change the note of the day',
    'day-info.hint': 'What everybody has to know today',
    'day-info.saved': 'Note of the day saved',
    'day-info.meanwhile':
      'Somebody has changed the note of the day meanwhile. Please check both versions.',
    'day-info.theirs': 'Stored now: {{comment}}',
    'day-info.theirs-empty': 'Somebody has emptied the note meanwhile.',
  },
  fr: {
    'day-info.label': 'Note du jour',
    'day-info.add': 'Écrire une note du jour',
    'day-info.edit': 'Modifier la note du jour',
    'day-info.hint': 'Ce que tout le monde doit savoir aujourd’hui',
    'day-info.saved': 'Note du jour enregistrée',
    'day-info.meanwhile':
      'Quelqu’un a modifié la note du jour entre-temps. Veuillez vérifier les deux versions.',
    'day-info.theirs': 'Enregistré actuellement : {{comment}}',
    'day-info.theirs-empty': 'Quelqu’un a effacé la note entre-temps.',
  },
} as const;
