import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { roomEditor } from './messages/room-editor.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    ...roomEditor.de,
    'rooms-and-tables.title': 'Räume und Tische',
    'live-plan.label': 'Raumplan des Tages',
    'live-plan.failed': 'Der Raumplan konnte nicht geladen werden.',
    'live-plan.empty':
      'Noch gibt es keine Tische. Sobald Räume und Tische eingerichtet sind, steht hier der Plan.',
    'live-plan.table_one': 'Tisch {{name}}, {{count}} Platz: {{state}}',
    'live-plan.table_other': 'Tisch {{name}}, {{count}} Plätze: {{state}}',
    'live-plan.free': 'frei',
    'live-plan.short-reserved': '{{time}}',
    'live-plan.short-seated': '–{{end}}',
    'live-plan.short-left': 'gegangen',
    'live-plan.says-reserved': 'reserviert ab {{time}} für {{guest}}, Personen: {{persons}}',
    'live-plan.says-seated': 'besetzt bis {{end}} von {{guest}}, Personen: {{persons}}',
    'live-plan.says-left': '{{guest}} ist gegangen',
    'live-plan.then': 'danach {{time}} {{guest}}',
    'live-plan.party': '{{persons}} · {{guest}}',
    'live-plan.count-free_one': '{{count}} Tisch frei',
    'live-plan.count-free_other': '{{count}} Tische frei',
    'set-up-hint.no-rooms':
      'Ihr Haus hat noch keine Räume. Ohne Räume und Tische lässt sich keine Reservierung platzieren.',
    'set-up-hint.no-tables_one': 'Ein Raum hat noch keine Tische: {{rooms}}.',
    'set-up-hint.no-tables_other': '{{count}} Räume haben noch keine Tische: {{rooms}}.',
    'live-plan.count-reserved_one': '{{count}} reserviert',
    'live-plan.count-reserved_other': '{{count}} reserviert',
    'live-plan.count-seated_one': '{{count}} besetzt',
    'live-plan.count-seated_other': '{{count}} besetzt',
    'live-plan.count-left_one': '{{count}} gegangen',
    'live-plan.count-left_other': '{{count}} gegangen',
  },
  en: {
    ...roomEditor.en,
    'rooms-and-tables.title': 'Rooms and tables',
    'live-plan.label': 'Floor plan of the day',
    'live-plan.failed': 'The floor plan could not be loaded.',
    'live-plan.empty':
      'There are no tables yet. Once rooms and tables are set up, the plan is here.',
    'live-plan.table_one': 'Table {{name}}, {{count}} seat: {{state}}',
    'live-plan.table_other': 'Table {{name}}, {{count}} seats: {{state}}',
    'live-plan.free': 'free',
    'live-plan.short-reserved': '{{time}}',
    'live-plan.short-seated': '–{{end}}',
    'live-plan.short-left': 'left',
    'live-plan.says-reserved': 'reserved from {{time}} for {{guest}}, covers: {{persons}}',
    'live-plan.says-seated': 'taken until {{end}} by {{guest}}, covers: {{persons}}',
    'live-plan.says-left': '{{guest}} has left',
    'live-plan.then': 'then {{time}} {{guest}}',
    'live-plan.party': '{{persons}} · {{guest}}',
    'live-plan.count-free_one': '{{count}} table free',
    'live-plan.count-free_other': '{{count}} tables free',
    'set-up-hint.no-rooms':
      'Your house has no rooms yet. Without rooms and tables no reservation can be seated.',
    'set-up-hint.no-tables_one': 'One room has no tables yet: {{rooms}}.',
    'set-up-hint.no-tables_other': '{{count}} rooms have no tables yet: {{rooms}}.',
    'live-plan.count-reserved_one': '{{count}} reserved',
    'live-plan.count-reserved_other': '{{count}} reserved',
    'live-plan.count-seated_one': '{{count}} taken',
    'live-plan.count-seated_other': '{{count}} taken',
    'live-plan.count-left_one': '{{count}} left',
    'live-plan.count-left_other': '{{count}} left',
  },
  fr: {
    ...roomEditor.fr,
    'rooms-and-tables.title': 'Salles et tables',
    'live-plan.label': 'Plan de salle du jour',
    'live-plan.failed': 'Le plan de salle n’a pas pu être chargé.',
    'live-plan.empty':
      'Il n’y a pas encore de tables. Le plan apparaîtra ici dès que les salles et les tables seront configurées.',
    'live-plan.table_one': 'Table {{name}}, {{count}} place : {{state}}',
    'live-plan.table_other': 'Table {{name}}, {{count}} places : {{state}}',
    'live-plan.free': 'libre',
    'live-plan.short-reserved': '{{time}}',
    'live-plan.short-seated': '–{{end}}',
    'live-plan.short-left': 'parti',
    'live-plan.says-reserved': 'réservée dès {{time}} pour {{guest}}, couverts : {{persons}}',
    'live-plan.says-seated': 'occupée jusqu’à {{end}} par {{guest}}, couverts : {{persons}}',
    'live-plan.says-left': '{{guest}} : parti',
    'live-plan.then': 'puis {{time}} {{guest}}',
    'live-plan.party': '{{persons}} · {{guest}}',
    'live-plan.count-free_one': '{{count}} table libre',
    'live-plan.count-free_other': '{{count}} tables libres',
    'set-up-hint.no-rooms':
      'Votre établissement n’a pas encore de salles. Sans salles ni tables, aucune réservation ne peut être placée.',
    'set-up-hint.no-tables_one': 'Une salle n’a pas encore de tables : {{rooms}}.',
    'set-up-hint.no-tables_other': '{{count}} salles n’ont pas encore de tables : {{rooms}}.',
    'live-plan.count-reserved_one': '{{count}} réservée',
    'live-plan.count-reserved_other': '{{count}} réservées',
    'live-plan.count-seated_one': '{{count}} occupée',
    'live-plan.count-seated_other': '{{count}} occupées',
    'live-plan.count-left_one': '{{count}} partie',
    'live-plan.count-left_other': '{{count}} parties',
  },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    floorplan: MessageKey<keyof (typeof messages)['de']>;
  }
}
