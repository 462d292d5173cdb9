import * as z from 'zod';
import {
  columnChoice,
  hotelImport,
  importHotelGuests,
  importStates,
  notation,
  type HotelImport,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import { notice } from '../platform/after-commit/notice.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { fragment, sql, type Statement } from '../platform/database/sql.ts';

export const hotelImportChannel = 'stammtisch_hotel_import';

export const importRow = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  encoding: hotelImport.shape.encoding,
  delimiter: z.string(),
  headings: z.array(z.string()),
  columns: columnChoice,
  notation,
  sample: z.array(z.array(z.string())),
  rows: z.int(),
  bad: z.number(),
  known: z.number(),
  without: z.number(),
  accepted: z.number(),
  reservations: z.number(),
  done: z.int(),
  written: z.int(),
  kept: z.int(),
  seating: z.boolean(),
  seated: z.int(),
  uploadedAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type ImportRow = z.output<typeof importRow>;

/** Counted while it is looked through; what was written is known of one that is through. */
const importSource = fragment`
  i.id, i.state, i.file_name as "fileName", i.encoding, i.delimiter, i.headings, i.columns,
  i.notation, i.sample, i.rows, i.done, i.written, i.kept,
  i.seating, i.seated, i.uploaded_at as "uploadedAt",
  i.finished_at as "finishedAt", c.*
    from hotel_import i
   cross join lateral (
     select count(*) filter (where w.stay is null) as bad,
            count(*) filter (where w.previous <> '') as known,
            count(*) filter (where w.stay is not null and w.reservations = '[]') as without,
            count(*) filter (where w.accepted) as accepted,
            coalesce(sum(jsonb_array_length(w.reservations)) filter (where w.accepted), 0)::int
              as reservations
       from hotel_import_row w
      where w.restaurant_id = i.restaurant_id and w.import_id = i.id) c`;

export function findImport(restaurant: RestaurantId, id: string) {
  return sql(importRow)`
    select ${importSource} where i.restaurant_id = ${restaurant} and i.id = ${id}`;
}

export function hrefOf(id: string): string {
  return `/api/1/hotel-csv-import/imports/${id}`;
}

const mayReview = new Set<ImportRow['state']>(['COLUMNS', 'REVIEW']);

const isWritten = new Set<ImportRow['state']>(['DONE', 'UNDOING', 'UNDONE']);

export function toResource({ written, ...row }: ImportRow): HotelImport {
  const self = hrefOf(row.id);
  const isReviewed = row.state === 'REVIEW';
  return {
    ...row,
    reservations: isWritten.has(row.state) ? written : row.reservations,
    uploadedAt: row.uploadedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    _links: {
      self: { href: self },
      ...(mayReview.has(row.state) && {
        columns: { href: `${self}/columns` },
        discard: { href: self },
      }),
      ...(isReviewed && {
        suggestions: { href: `${self}/suggestions{?kind,page}`, templated: true },
        decide: { href: `${self}/decide` },
        overfull: { href: `${self}/overfull{?page}`, templated: true },
        'bad-rows': {
          href: `/api/1/hotel-csv-import/bad-rows?import=${row.id}{&language}`,
          templated: true,
        },
        import: { href: importHotelGuests.path },
      }),
      ...(row.state === 'DONE' && { undo: { href: `${self}/undo` } }),
    },
  };
}

export function announceImport(restaurant: RestaurantId, id: string): Statement {
  return notice(restaurant, { type: 'hotel-import.changed', href: hrefOf(id) });
}
