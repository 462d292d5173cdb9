import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { livePlan } from './messages/live-plan.ts';
import { roomEditor } from './messages/room-editor.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    ...livePlan.de,
    ...roomEditor.de,
    'rooms-and-tables.title': 'Räume und Tische',
    'set-up-hint.no-rooms':
      'Ihr Haus hat noch keine Räume. Ohne Räume und Tische lässt sich keine Reservierung platzieren.',
    'set-up-hint.no-tables_one': 'Ein Raum hat noch keine Tische: {{rooms}}.',
    'set-up-hint.no-tables_other': '{{count}} Räume haben noch keine Tische: {{rooms}}.',
  },
  en: {
    ...livePlan.en,
    ...roomEditor.en,
    'rooms-and-tables.title': 'Rooms and tables',
    'set-up-hint.no-rooms':
      'Your house has no rooms yet. Without rooms and tables no reservation can be seated.',
    'set-up-hint.no-tables_one': 'One room has no tables yet: {{rooms}}.',
    'set-up-hint.no-tables_other': '{{count}} rooms have no tables yet: {{rooms}}.',
  },
  fr: {
    ...livePlan.fr,
    ...roomEditor.fr,
    'rooms-and-tables.title': 'Salles et tables',
    'set-up-hint.no-rooms':
      'Votre établissement n’a pas encore de salles. Sans salles ni tables, aucune réservation ne peut être placée.',
    'set-up-hint.no-tables_one': 'Une salle n’a pas encore de tables : {{rooms}}.',
    'set-up-hint.no-tables_other': '{{count}} salles n’ont pas encore de tables : {{rooms}}.',
  },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    floorplan: MessageKey<keyof (typeof messages)['de']>;
  }
}
