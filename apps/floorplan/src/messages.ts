import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { guide } from './messages/guide.ts';
import { livePlan } from './messages/live-plan.ts';
import { roomEditor } from './messages/room-editor.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    ...guide.de,
    ...livePlan.de,
    ...roomEditor.de,
    'rooms-and-tables.title': 'Räume und Tische',
    'rooms-and-tables.lead': 'Ihr Haus, seine Räume und jeder Tisch darin.',
    'set-up.rooms': 'Räume',
    'set-up.tables': 'Tische',
    'set-up.no-tables-yet': 'Erst mit Räumen gibt es Tische.',
    'set-up.no-rooms':
      'Ihr Haus hat noch keine Räume. Ohne Räume und Tische lässt sich keine Reservierung platzieren.',
    'set-up.no-tables_one': 'Ein Raum hat noch keine Tische: {{rooms}}.',
    'set-up.no-tables_other': '{{count}} Räume haben noch keine Tische: {{rooms}}.',
  },
  en: {
    ...guide.en,
    ...livePlan.en,
    ...roomEditor.en,
    'rooms-and-tables.title': 'Rooms and tables',
    'rooms-and-tables.lead': 'Your house, its rooms and each table in them.',
    'set-up.rooms': 'Rooms',
    'set-up.tables': 'Tables',
    'set-up.no-tables-yet': 'Tables come with rooms.',
    'set-up.no-rooms':
      'Your house has no rooms yet. Without rooms and tables no reservation can be seated.',
    'set-up.no-tables_one': 'One room has no tables yet: {{rooms}}.',
    'set-up.no-tables_other': '{{count}} rooms have no tables yet: {{rooms}}.',
  },
  fr: {
    ...guide.fr,
    ...livePlan.fr,
    ...roomEditor.fr,
    'rooms-and-tables.title': 'Salles et tables',
    'rooms-and-tables.lead': 'Votre maison, ses salles et chaque table.',
    'set-up.rooms': 'Salles',
    'set-up.tables': 'Tables',
    'set-up.no-tables-yet': 'Les tables viennent avec les salles.',
    'set-up.no-rooms':
      'Votre établissement n’a pas encore de salles. Sans salles ni tables, aucune réservation ne peut être placée.',
    'set-up.no-tables_one': 'Une salle n’a pas encore de tables : {{rooms}}.',
    'set-up.no-tables_other': '{{count}} salles n’ont pas encore de tables : {{rooms}}.',
  },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    floorplan: MessageKey<keyof (typeof messages)['de']>;
  }
}
