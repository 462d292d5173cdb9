import * as z from 'zod';
import { overlaps } from '@stammtisch/domain/table/choose-table';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { findTables } from '../assignment/find-tables.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { command, sql } from '../platform/database/sql.ts';
import { toMinute } from '../platform/time-zone/time-zone.ts';
import type { Desk } from './desk.ts';
import type { ReservationKey } from './reservation-row.ts';
import type { PlannedStay } from './stay.ts';
import { listOccupations, listSeats, type PartyAtTable } from './table-load.ts';

export interface SeatingWish {
  tables: 'auto' | readonly string[];
  persons: number;
  stay: Pick<PlannedStay, 'from' | 'to' | 'serviceDay'>;
  /** The room that the party wants: `auto` looks there, also where it would not by itself. */
  room?: string | null | undefined;
  /** What the party wishes for, among other things: names of tags. */
  tags?: readonly string[] | undefined;
  /** The reservation itself, which does not stand in its own way. */
  except?: string | undefined;
}

/**
 * The tables that a party gets, asked under the day lock. Chosen ones must exist and be free;
 * `auto` takes the best free one, or none when the house is full (staff then assign by hand).
 */
export async function seatParty(desk: Desk, wish: SeatingWish): Promise<string[] | Refusal> {
  if (wish.tables !== 'auto' && wish.tables.length === 0) return [];
  if (wish.tables === 'auto') return findTables(desk, wish);
  const { tx, restaurant, now } = desk;
  const known = await tx.many(listSeats(restaurant));
  const occupations = await tx.many(
    listOccupations(restaurant, { ...wish.stay, now, except: wish.except }),
  );
  const tables = [...new Set(wish.tables)];
  const unknown = tables.filter((id) => !known.some((table) => table.id === id && table.seats > 0));
  if (unknown.length > 0) return refuseUnknown(unknown);
  const other = occupations.find(
    (each) => tables.includes(each.table) && overlaps(each, wish.stay),
  );
  return other ? refuseTaken(desk, other) : tables;
}

export function refuseUnknown(ids: readonly string[]): Refusal {
  const message = `Nobody can sit at ${ids.join(', ')} in this restaurant. Choose another table.`;
  return refuse('table-unknown', {
    errors: [{ pointer: '/tables', code: 'unknown-table', message }],
  });
}

/** Decisions §2: the loser is told, to staff with the other party's name. */
export function refuseTaken(desk: Desk, other: PartyAtTable): Refusal {
  const zone = desk.house.timeZone;
  const from = formatWireTime(toMinute(other.from, zone));
  const to = formatWireTime(toMinute(other.to, zone));
  return refuse('table-taken', {
    detail: `${other.guest} (${other.persons}) sits there from ${from} to ${to}. Choose another table or time.`,
    extension: {
      party: { guestName: other.guest, persons: other.persons, from, to, table: other.table },
    },
  });
}

/** Replaces the tables of a reservation; the database refuses the ones that are held. */
export async function storeTables(
  desk: Desk,
  { restaurant, id }: ReservationKey,
  tables: readonly string[],
): Promise<void> {
  await desk.tx.run(command`
    delete from reservation_table
     where restaurant_id = ${restaurant} and reservation_id = ${id}
       and table_id <> all(${tables}::uuid[])`);
  await desk.tx.run(command`
    insert into reservation_table (restaurant_id, reservation_id, table_id)
    select ${restaurant}, ${id}, unnest(${tables}::uuid[])
    on conflict (restaurant_id, reservation_id, table_id) do nothing`);
}

const tableNames = z.object({ names: z.string() });

/** The names as the history shows them. */
export function nameTables(restaurant: string, tables: readonly string[]) {
  return sql(tableNames)`
    select coalesce(string_agg(name, ', ' order by name), '') as names
      from dining_table where restaurant_id = ${restaurant} and id = any(${tables}::uuid[])`;
}
