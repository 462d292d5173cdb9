import { defineMessages } from './messages.ts';

/** What is said where somebody else saved first. */
export const conflict = defineMessages({
  de: {
    'conflict.title': 'Inzwischen geändert',
    'conflict.field': 'Angabe',
    'conflict.theirs': 'Gespeichert',
    'conflict.mine': 'Ihre Eingabe',
    'conflict.take-theirs': 'Stand übernehmen',
    'conflict.overwrite': 'Mit meinem überschreiben',
    'conflict.back': 'Zurück zum Formular',
    'conflict.other-only': 'Andere Angaben wurden inzwischen geändert.',
  },
  en: {
    'conflict.title': 'Changed meanwhile',
    'conflict.field': 'Field',
    'conflict.theirs': 'Saved',
    'conflict.mine': 'Yours',
    'conflict.take-theirs': 'Take the saved one',
    'conflict.overwrite': 'Overwrite with mine',
    'conflict.back': 'Back to the form',
    'conflict.other-only': 'Other details were changed meanwhile.',
  },
  fr: {
    'conflict.title': 'Modifié entre-temps',
    'conflict.field': 'Champ',
    'conflict.theirs': 'Enregistré',
    'conflict.mine': 'Le vôtre',
    'conflict.take-theirs': 'Garder l’enregistré',
    'conflict.overwrite': 'Remplacer par le mien',
    'conflict.back': 'Retour au formulaire',
    'conflict.other-only': 'D’autres informations ont été modifiées.',
  },
});
