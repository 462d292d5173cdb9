import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { minuteAt, type Day } from '@stammtisch/domain/time/minute';
import { formatTime, formatWireDate } from '@stammtisch/domain/time/wire-time';
import { readPhone } from '../../guests/place-guest.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { command, sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { dateOf, toInstant } from '../../platform/time-zone/time-zone.ts';
import type { BookingLinks } from '../../reservations/booking-link.ts';
import { openingHoursOf, type House } from '../../settings/house.ts';
import { storedReservation, storedStay } from '../suggestions/suggestion-row.ts';
import {
  rememberStays,
  storeGuests,
  storeReservations,
  type NewReservation,
} from './write-stays.sql.ts';

const acceptedRow = z.object({
  row: z.int(),
  stay: storedStay,
  reservations: z.array(storedReservation),
});
type AcceptedRow = z.output<typeof acceptedRow>;

const batch = 250;

export interface Import {
  restaurant: RestaurantId;
  id: string;
  house: House;
  links: BookingLinks;
}

/** Writes all accepted stays. Answers how many reservations there are now. */
export async function writeStays(
  tx: Transaction,
  { restaurant, id, house, links }: Import,
  tell: (done: number) => Promise<void>,
): Promise<number> {
  let past = 0;
  let stays = 0;
  let written = 0;
  const days = new Set<Day>();
  for (;;) {
    const rows = await tx.many(listAccepted(restaurant, id, past));
    const known = await findKnown(tx, restaurant, rows);
    const guests = rows.map((row) => ({
      ...row,
      guestId: known.get(nameOf(row.stay)) ?? randomUUID(),
    }));
    const isNew = (row: AcceptedRow) => !known.has(nameOf(row.stay));
    await tx.run(
      storeGuests(
        restaurant,
        id,
        guests.filter(isNew).map((row) => guestOf(row, house)),
      ),
    );
    const reservations = guests.flatMap((row) => reservationsOf(row, house, links));
    await tx.run(storeReservations(restaurant, id, reservations));
    for (const { serviceDay } of reservations) days.add(serviceDay);
    const last = rows.at(-1)?.row ?? past;
    await tx.run(rememberStays(restaurant, id, { past, last }, house));
    stays += rows.length;
    written += reservations.length;
    if (rows.length < batch) break;
    past = last;
    await tell(stays);
  }
  await tx.run(command`
    insert into service_day (restaurant_id, day)
    select ${restaurant}, day from unnest(${[...days].toSorted()}::date[]) as d (day)
    on conflict (restaurant_id, day) do update
      set version = service_day.version + 1, changed_at = clock_timestamp()`);
  return written;
}

function listAccepted(restaurant: RestaurantId, id: string, past: number) {
  return sql(acceptedRow)`
    select w.row, w.stay, w.reservations from hotel_import_row w
     where w.restaurant_id = ${restaurant} and w.import_id = ${id} and w.accepted and w.row > ${past}
     order by w.row limit ${batch}`;
}

const knownRow = z.object({
  id: z.string(),
  email: z.string(),
  lastname: z.string(),
  forename: z.string(),
});

/** Who wrote the same name and mail address before is the same guest. */
async function findKnown(
  tx: Transaction,
  restaurant: RestaurantId,
  rows: readonly AcceptedRow[],
): Promise<Map<string, string>> {
  const mailboxes = rows.map(({ stay }) => stay.email.toLowerCase()).filter((each) => each !== '');
  const guests = await tx.many(sql(knownRow)`
    select id, email, lastname, forename from guest
     where restaurant_id = ${restaurant} and mailbox = any(${mailboxes}) and deleted_at is null
     order by created_at desc`);
  return new Map(guests.map((guest) => [nameOf(guest), guest.id]));
}

/** Of somebody without a mail address nobody is known. */
function nameOf({
  email,
  lastname,
  forename,
}: Pick<AcceptedRow['stay'], 'email' | 'lastname' | 'forename'>) {
  return email === '' ? '' : `${email}\n${lastname}\n${forename}`.toLowerCase();
}

/** A number that no network would dial is not lost: it is written into the note. */
function guestOf({ stay, guestId }: AcceptedRow & { guestId: string }, house: House) {
  const phone = readPhone(stay.phone, house.country);
  const isPhone = phone !== 'PHONE_INVALID';
  return {
    id: guestId,
    anrede: stay.anrede,
    forename: stay.forename,
    lastname: stay.lastname,
    company: stay.company,
    roomno: stay.roomno,
    email: stay.email,
    phone: isPhone ? phone : '',
    comment: isPhone ? '' : stay.phone,
  };
}

/** A time that the clocks skip on that night is left out: nobody can come then. */
function reservationsOf(
  { stay, reservations, guestId }: AcceptedRow & { guestId: string },
  house: House,
  links: BookingLinks,
): NewReservation[] {
  const hours = openingHoursOf(house.settings);
  return reservations.flatMap(({ date, start, end }) => {
    const from = toInstant(minuteAt(date, start), house.timeZone);
    const to = toInstant(minuteAt(date, end), house.timeZone);
    if (from === undefined || to === undefined || to <= from) return [];
    const { nonce, hash } = links.issue();
    return {
      guest: guestId,
      persons: stay.persons,
      serviceDay: serviceDayOf(minuteAt(date, start), hours),
      from: dateOf(from).toISOString(),
      to: dateOf(to).toISOString(),
      start: `${formatWireDate(date)} ${formatTime(start)}`,
      comment: stay.comment,
      nonce: nonce.toString('hex'),
      hash: hash.toString('hex'),
    };
  });
}
