import * as z from 'zod';
import type {
  ImportSuggestion,
  suggestionKinds,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import { visitDates } from '@stammtisch/domain/hotel-import/suggest-reservations';
import { formatTime, formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { fragment, sql, type Fragment } from '../../platform/database/sql.ts';
import { dayColumn } from '../../reservations/reservation-row.ts';

export const storedStay = z.object({
  lastname: z.string(),
  forename: z.string(),
  anrede: z.string(),
  company: z.string(),
  roomno: z.string(),
  arrival: dayColumn,
  departure: dayColumn,
  arrangement: z.string(),
  persons: z.int(),
  email: z.string(),
  phone: z.string(),
  comment: z.string(),
});
export const storedReservation = z.object({ date: dayColumn, start: z.int(), end: z.int() });

const suggestionRow = z.object({
  row: z.int(),
  stay: storedStay,
  reservations: z.array(storedReservation),
  previous: z.string(),
  accepted: z.boolean(),
  total: z.number(),
});

export type SuggestionKind = (typeof suggestionKinds)[number];

/** `without`: the house does not know their arrangement, or nobody eats on these days. */
export function ofKind(kind: SuggestionKind): Fragment {
  return fragment`
    w.stay is not null and case ${kind}::text
      when 'known' then w.previous <> ''
      when 'without' then w.reservations = '[]'
      when 'conflicts' then w.previous <> '' or w.reservations = '[]'
      else true end`;
}

export const pageSize = 50;

export function listSuggestions(
  restaurant: RestaurantId,
  id: string,
  { kind, page }: { kind: SuggestionKind; page: number },
) {
  return sql(suggestionRow)`
    select w.row, w.stay, w.reservations, w.previous, w.accepted, count(*) over () as total
      from hotel_import_row w
     where w.restaurant_id = ${restaurant} and w.import_id = ${id} and ${ofKind(kind)}
     order by w.previous = '', w.reservations <> '[]', w.row
     limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

export function toSuggestion(row: z.output<typeof suggestionRow>): ImportSuggestion {
  const { stay } = row;
  return {
    row: row.row,
    name: [stay.lastname, stay.forename].filter((part) => part !== '').join(', '),
    roomno: stay.roomno,
    persons: stay.persons,
    arrangement: stay.arrangement,
    arrival: formatWireDate(stay.arrival),
    departure: formatWireDate(stay.departure),
    visitDates: visitDates(stay).map(formatWireDate),
    previousImportDescription: row.previous,
    reservationSuggestions: {
      reservations: row.reservations.map(({ date, start, end }) => ({
        date: formatWireDate(date),
        start: formatTime(start),
        end: formatTime(end),
      })),
    },
    accepted: row.accepted,
  };
}
