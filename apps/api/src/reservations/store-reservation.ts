import * as z from 'zod';
import type { Companion, PreOrder } from '@stammtisch/contracts/reservation/reservation';
import type { Status } from '@stammtisch/domain/reservation/status';
import { sql } from '../platform/database/sql.ts';
import { dateOf } from '../platform/time-zone/time-zone.ts';
import { announce } from './announce.ts';
import type { BookingLinks } from './booking-link.ts';
import type { Desk } from './desk.ts';
import { record } from './history.ts';
import { findReservation, type ReservationRow } from './reservation-row.ts';
import { storeTables } from './seat-party.ts';
import type { PlannedStay } from './stay.ts';
import { wireStart } from './wire-start.ts';

/** A decided reservation: every rule was asked, the day is locked, the tables are free. */
export interface DecidedReservation {
  source: 'STAFF' | 'ONLINE';
  status: Status;
  guestId: string;
  persons: { from: number; to: number };
  stay: PlannedStay;
  tables: readonly string[];
  /** The tables were chosen by hand. */
  pinned: boolean;
  tags: readonly string[];
  comment: string;
  onlineComment: string;
  internalComment: string;
  inRoom?: string | null;
  companions?: readonly Companion[];
  preOrders?: readonly PreOrder[];
  series?: string;
  creator: string;
  locked: boolean;
  language: string;
}

const idRow = z.object({ id: z.string() });

/** Writes it with its tables, its history and the notice. */
export async function storeReservation(
  desk: Desk,
  links: BookingLinks,
  decided: DecidedReservation,
): Promise<ReservationRow> {
  const { id } = await desk.tx.one(insertReservation(desk, links, decided));
  const key = { restaurant: desk.restaurant, id };
  if (decided.tables.length > 0) await storeTables(desk, key, decided.tables);
  await desk.tx.run(
    record(key, {
      what: 'created',
      by: desk.by,
      editor: decided.creator || undefined,
      from: wireStart(dateOf(decided.stay.from), desk.house),
      to: decided.status,
    }),
  );
  const row = await desk.tx.one(findReservation(key));
  await announce(desk, 'reservation.created', row);
  return row;
}

function insertReservation(desk: Desk, links: BookingLinks, decided: DecidedReservation) {
  const { nonce, hash } = links.issue();
  const arrival = decided.status === 'SEATED' ? dateOf(desk.now) : null;
  return sql(idRow)`
    insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
      service_day, starts_at, ends_at, tags, comment, online_comment, internal_comment, creator,
      locked, language, arrival_at, link_nonce, link_hash, in_room_id, companions, pre_orders,
      series_id, pinned)
    values (${desk.restaurant}, ${decided.status}, ${decided.source}, ${decided.guestId},
      ${decided.persons.from}, ${decided.persons.to}, ${decided.stay.serviceDay},
      ${dateOf(decided.stay.from)}, ${dateOf(decided.stay.to)}, ${decided.tags},
      ${decided.comment}, ${decided.onlineComment}, ${decided.internalComment},
      ${decided.creator}, ${decided.locked}, ${decided.language}, ${arrival}, ${nonce}, ${hash},
      ${decided.inRoom ?? null}, ${JSON.stringify(decided.companions ?? [])},
      ${JSON.stringify(decided.preOrders ?? [])}, ${decided.series ?? null}, ${decided.pinned})
    returning id`;
}
