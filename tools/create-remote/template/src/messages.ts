import { defineMessages } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'overview.title': '__title_de__',
    'overview.failed': 'Die Räume konnten nicht geladen werden.',
    'overview.empty': 'Es gibt noch keine Räume.',
    'overview.tables_one': '{{count}} Tisch',
    'overview.tables_other': '{{count}} Tische',
  },
  en: {
    'overview.title': '__title_en__',
    'overview.failed': 'The rooms could not be loaded.',
    'overview.empty': 'There are no rooms yet.',
    'overview.tables_one': '{{count}} table',
    'overview.tables_other': '{{count}} tables',
  },
  fr: {
    'overview.title': '__title_fr__',
    'overview.failed': 'Les salles n’ont pas pu être chargées.',
    'overview.empty': 'Il n’y a pas encore de salle.',
    'overview.tables_one': '{{count}} table',
    'overview.tables_other': '{{count}} tables',
  },
});
