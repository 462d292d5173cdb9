import { openingsOn } from '@stammtisch/domain/opening-hours/opening-hours';
import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import type { TableOffer } from '@stammtisch/domain/table/choose-table';
import { quoteQueue, quoteSizes, type Quote } from '@stammtisch/domain/waiting-list/quote-queue';
import type { Evening, WaitingParty } from '@stammtisch/domain/waiting-list/waiting-party';
import { epochMinuteOf, toInstant } from '../platform/time-zone/time-zone.ts';
import { listArrivals } from '../reservations/arrivals.ts';
import type { Desk } from '../reservations/desk.ts';
import type { ReservationRow } from '../reservations/reservation-row.ts';
import { listOccupations } from '../reservations/table-load.ts';
import { openingHoursOf } from '../settings/house.ts';
import { listQueue, listTableOffers } from './queue.sql.ts';

export interface QuotedParty {
  row: ReservationRow;
  quote: Quote;
}

export interface QuotedDay {
  parties: QuotedParty[];
  /** What a newcomer of 1, 2, … persons would be told. */
  sizes: Quote[];
}

/** Sizes that a host taps instead of typing them. */
const sizes = Array.from({ length: 12 }, (_, index) => index + 1);

/** Everybody who waits on a service day, with what they can be told now. */
export async function quoteDay(desk: Desk, day: Day): Promise<QuotedDay> {
  const rows = await desk.tx.many(listQueue(desk.restaurant, day));
  const evening = await loadEvening(desk, day);
  const offers = await loadOffers(desk, rows);
  const queue = rows.map((row) => toWaitingParty(row, offers(row.inRoom?.id)));
  const quotes = quoteQueue(queue, evening);
  const duration = desk.house.settings.reservationSettings.guestVisitDuration;
  const newcomer = { from: desk.now, duration, tables: offers(undefined) };
  return {
    parties: rows.flatMap((row, index) => {
      const quote = quotes[index];
      return quote ? [{ row, quote }] : [];
    }),
    sizes: quoteSizes(sizes, newcomer, queue, evening),
  };
}

function toWaitingParty(row: ReservationRow, tables: readonly TableOffer[]): WaitingParty {
  return {
    id: row.id,
    persons: row.personsTo,
    from: epochMinuteOf(row.waitingSince ?? row.startsAt),
    duration: epochMinuteOf(row.endsAt) - epochMinuteOf(row.startsAt),
    tables,
  };
}

/** The tables by the room that a party wants; most want none. */
async function loadOffers({ tx, restaurant }: Desk, rows: readonly ReservationRow[]) {
  const offers = new Map<string | undefined, TableOffer[]>();
  for (const room of new Set([undefined, ...rows.map((row) => row.inRoom?.id)])) {
    offers.set(room, await tx.many(listTableOffers(restaurant, room)));
  }
  return (room: string | undefined) => offers.get(room) ?? [];
}

async function loadEvening(desk: Desk, day: Day): Promise<Evening> {
  const { tx, restaurant, house, now } = desk;
  const { guestVisitDuration } = house.settings.reservationSettings;
  const openings = openingsOn(day, openingHoursOf(house.settings)).flatMap((opening) => {
    const from = toInstant(opening.start, house.timeZone);
    const to = toInstant(opening.end, house.timeZone);
    return from === undefined || to === undefined
      ? []
      : [{ from, to, guests: opening.onlineGuestLimit }];
  });
  // At a seating, which has no end, a house takes guests as long as they would stay.
  const ends = openings.map(({ from, to }) => (from === to ? from + guestVisitDuration : to));
  const closes = Math.max(now, ...ends) as EpochMinute;
  const longest = 1_440;
  const span = { from: now, to: (closes + longest) as EpochMinute, now };
  const arrivals = await tx.many(listArrivals(restaurant, day));
  return {
    now,
    closes,
    occupations: await tx.many(listOccupations(restaurant, span)),
    // 0 keeps guests from booking online, not those at the door from sitting down.
    openings: openings.filter(({ guests }) => guests > 0),
    arrivals: arrivals.map(({ at, persons }) => ({ start: at, persons })),
    maxFreeSeats: house.settings.onlineReservationSettings.maxFreeSeats,
  };
}
