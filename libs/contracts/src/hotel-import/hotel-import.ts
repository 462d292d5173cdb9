import * as z from 'zod';
import { stayFields } from '@stammtisch/domain/hotel-import/columns';
import { notations } from '@stammtisch/domain/hotel-import/dates';
import { defineCall } from '../call.ts';
import { instant, wireDate, wireTime } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';
import { language } from '../fields/text.ts';

/**
 * COLUMNS: uploaded, its columns are to be looked at. READING: every row is read. REVIEW: suggestions
 * can be looked through. IMPORTING: reservations are written, all or none. DONE. UNDOING: they are taken
 * back, all or none. UNDONE.
 */
export const importStates = [
  'COLUMNS',
  'READING',
  'REVIEW',
  'IMPORTING',
  'DONE',
  'UNDOING',
  'UNDONE',
] as const;

/** The column of each field, counted from 0; one that is left out is not in the file. */
export const columnChoice = z.partialRecord(z.enum(stayFields), z.int().min(0).max(499));
export const notation = z.enum(notations);

export const hotelImport = hal({
  id: z.uuid(),
  state: z.enum(importStates),
  fileName: z.string(),
  encoding: z.enum(['utf-8', 'windows-1252']),
  delimiter: z.string(),
  headings: z.array(z.string()),
  columns: columnChoice,
  notation,
  /** The first 20 rows as they stand in the file. */
  sample: z.array(z.array(z.string())),
  /** Rows of the file; 0 until it was read. */
  rows: z.int(),
  bad: z.int(),
  /** Known from an earlier import or from an earlier row. */
  known: z.int(),
  /** Stays whose arrangement the house does not know. */
  without: z.int(),
  /** Stays that will be imported, and the reservations that belong to them. */
  accepted: z.int(),
  reservations: z.int(),
  /** Rows read, stays written, or reservations taken back, of the work that goes on. */
  done: z.int(),
  /** Of the undo: reservations that somebody had changed and that therefore stayed. */
  kept: z.int(),
  /** Tables are being looked for, day by day, and so many reservations have got one that way. */
  seating: z.boolean(),
  seated: z.int(),
  uploadedAt: instant,
  finishedAt: z.nullable(instant),
});
export type HotelImport = z.infer<typeof hotelImport>;

export const importParams = z.object({ importId: z.uuid() });

/**
 * `multipart/form-data` with a `file`, and where wanted `arrangements` and `eatingTimes` as JSON,
 * which are then saved first (specification §7). At most 10 MiB.
 */
export const uploadHotelImport = defineCall({
  name: 'uploadHotelImport',
  summary: 'Takes a CSV file of a hotel system',
  rel: 'upload',
  method: 'POST',
  path: '/api/1/hotel-csv-import/upload',
  audience: 'staff',
  status: 201,
  reply: hotelImport,
  problems: ['csv-not-readable', 'body-too-large', 'hotel-import-not-set-up'],
});

export const readHotelImport = defineCall({
  name: 'readHotelImport',
  summary: 'Tells how far an import is',
  rel: 'self',
  method: 'GET',
  path: '/api/1/hotel-csv-import/imports/:importId',
  audience: 'staff',
  params: importParams,
  reply: hotelImport,
});

/** Reads the whole file with these columns; as often as wanted until it is imported. */
export const chooseColumns = defineCall({
  name: 'chooseColumns',
  summary: 'Says in which columns of the file what stands',
  rel: 'columns',
  method: 'POST',
  path: '/api/1/hotel-csv-import/imports/:importId/columns',
  audience: 'staff',
  params: importParams,
  body: z.strictObject({ columns: columnChoice, notation }),
  status: 202,
  reply: hotelImport,
  problems: ['import-not-open'],
});

const suggestedReservation = z.object({ date: wireDate, start: wireTime, end: wireTime });

/** What the file says of one stay, and what is suggested for it (specification §3). */
export const importSuggestion = z.object({
  /** The row of the file, counted from 1 without the heading. */
  row: z.int(),
  name: z.string(),
  roomno: z.string(),
  persons: z.int(),
  arrangement: z.string(),
  arrival: wireDate,
  departure: wireDate,
  visitDates: z.array(wireDate),
  /** The day on which this stay was imported before, or the row that has it already; else empty. */
  previousImportDescription: z.string(),
  reservationSuggestions: z.object({ reservations: z.array(suggestedReservation) }),
  accepted: z.boolean(),
});
export type ImportSuggestion = z.infer<typeof importSuggestion>;

export const suggestionKinds = ['all', 'conflicts', 'known', 'without'] as const;

/** Conflicts first: known stays, then those without a reservation, then the others by row. */
export const listSuggestions = defineCall({
  name: 'listSuggestions',
  summary: 'The stays of an import with what is suggested for them',
  rel: 'suggestions',
  method: 'GET',
  path: '/api/1/hotel-csv-import/imports/:importId/suggestions',
  audience: 'staff',
  params: importParams,
  query: z.strictObject({
    kind: z.enum(suggestionKinds).default('all'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  reply: halCollection('suggestions', importSuggestion),
});

/**
 * A time to which more guests would come than its limit, with what it may be exceeded by, allows: an
 * opening hour, an event, or an interval of the house's pace.
 */
export const overfullHour = z.object({
  kind: z.enum(['opening', 'event', 'pace']),
  /** Of the event. */
  title: z.string(),
  /** The service day. */
  date: wireDate,
  start: wireTime,
  end: wireTime,
  limit: z.int(),
  /** Expected already. */
  booked: z.int(),
  /** Would come by this import. */
  added: z.int(),
  /** When these would come. */
  arrivals: z.array(z.object({ date: wireDate, start: wireTime })),
});
export type OverfullHour = z.infer<typeof overfullHour>;

/** Staff may overbook; they are told where they would. By day. */
export const listOverfullHours = defineCall({
  name: 'listOverfullHours',
  summary: 'The opening hours, events and intervals that an import would overbook',
  rel: 'overfull',
  method: 'GET',
  path: '/api/1/hotel-csv-import/imports/:importId/overfull',
  audience: 'staff',
  params: importParams,
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: halCollection('hours', overfullHour),
});

/** Takes or leaves out rows, or all of a kind. */
export const decideSuggestions = defineCall({
  name: 'decideSuggestions',
  summary: 'Accepts suggestions or leaves them out',
  rel: 'decide',
  method: 'POST',
  path: '/api/1/hotel-csv-import/imports/:importId/decide',
  audience: 'staff',
  params: importParams,
  body: z.strictObject({
    accepted: z.boolean(),
    of: z.union([z.array(z.int()).min(1).max(1_000), z.enum(suggestionKinds)]),
  }),
  reply: hotelImport,
  problems: ['import-not-open'],
});

/** `suggestions` are decisions that were not sent before; all others are kept as they stand. */
export const importHotelGuests = defineCall({
  name: 'importHotelGuests',
  summary: 'Writes the reservations of all accepted suggestions, all or none, and no mails',
  rel: 'import',
  method: 'POST',
  path: '/api/1/hotel-csv-import',
  audience: 'staff',
  body: z.strictObject({
    importId: z.uuid(),
    suggestions: z
      .array(z.strictObject({ row: z.int(), accepted: z.boolean() }))
      .max(10_000)
      .default([]),
  }),
  status: 202,
  reply: hotelImport,
  problems: ['import-not-open'],
});

/** Deletes what it wrote, but for what somebody has changed since. */
export const undoHotelImport = defineCall({
  name: 'undoHotelImport',
  summary: 'Takes an import back',
  rel: 'undo',
  method: 'POST',
  path: '/api/1/hotel-csv-import/imports/:importId/undo',
  audience: 'staff',
  params: importParams,
  status: 202,
  reply: hotelImport,
  problems: ['import-not-open'],
});

/** Forgets a file before it is imported. */
export const discardHotelImport = defineCall({
  name: 'discardHotelImport',
  summary: 'Forgets a file that is not imported',
  rel: 'discard',
  method: 'DELETE',
  path: '/api/1/hotel-csv-import/imports/:importId',
  audience: 'staff',
  params: importParams,
  status: 204,
  reply: z.undefined(),
  problems: ['import-not-open'],
});

export const exportBadRows = defineCall({
  name: 'exportBadRows',
  summary: 'The rows that could not be read, with their reasons, as CSV',
  rel: 'bad-rows',
  method: 'GET',
  path: '/api/1/hotel-csv-import/bad-rows',
  audience: 'staff',
  query: z.strictObject({ import: z.uuid(), language: z._default(language, 'de') }),
  reply: z.string(),
  replyType: 'text/csv',
});
