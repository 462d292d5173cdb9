/**
 * Every link relation that an entry document may have. A remote names those that it cannot do
 * without in its manifest, and the gate holds it to this list.
 */
export const entryRelations = [
  'self',
  'reservations',
  'reservation',
  'waiting-list',
  'persons-per-day',
  'reservations-csv',
  'mail-preview',
  'mail-trial',
  'failed-mails',
  'ratings',
  'rating-summary',
  'dayinfo',
  'day-plan',
  'rooms',
  'table-sets',
  'events',
  'tags',
  'series',
  'guests',
  'guest-duplicates',
  'guest',
  'storage-not-allowed',
  'guests-export',
  'guests-newsletter',
  'settings',
  'authmaster',
  'stream',
  'linked-restaurants',
  'refresh-token',
  'logout',
  'telemetry',
] as const;
export type EntryRelation = (typeof entryRelations)[number];
