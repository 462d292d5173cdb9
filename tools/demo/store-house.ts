import type { Transaction } from '@stammtisch/api/platform/database/transaction';
import { command } from '@stammtisch/api/platform/database/sql';
import type { BookingLinks } from '@stammtisch/api/reservations/booking-link';
import { epochMinuteOf, toMinute } from '@stammtisch/api/platform/time-zone/time-zone';
import { drawLogo } from '@stammtisch/api/restaurant-infos/logo/draw-logo';
import { storeLogo } from '@stammtisch/api/restaurant-infos/logo/logo.sql';
import { openingHoursOf } from '@stammtisch/api/settings/house';
import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { partsOf, placeInside } from '@stammtisch/domain/room/table-place';
import { shapeTable } from '@stammtisch/domain/room/table-shape';
import { addDays, type Day } from '@stammtisch/domain/time/minute';
import { castTonight } from './cast-tonight.ts';
import type { DemoRestaurant } from './demo-restaurants.ts';
import { housePlans, type HousePlan, type RoomPlan } from './house-plans.ts';
import { inventEvenings, restDayAfter, type DemoTable } from './invent-evenings.ts';
import { inventGuests, type DemoGuest } from './invent-guests.ts';
import { inventQueue } from './invent-queue.ts';
import { openToday } from './open-today.ts';
import { createRandom, type Random } from './random.ts';
import { storeGuestMails } from './store-guest-mails.ts';
import { storeRoster } from './store-roster.ts';
import { storeReservations } from './store-reservations.ts';

/** Furnishes a restaurant: settings, rooms, guests, events and the evenings around `now`. */
export async function storeHouse(
  tx: Transaction,
  restaurant: DemoRestaurant,
  given: { now: Date; links: BookingLinks },
): Promise<void> {
  const usual = housePlans[restaurant.identifier];
  if (!usual) throw new Error(`${restaurant.identifier} has no plan`);
  const random = createRandom(restaurant.identifier);
  const minute = epochMinuteOf(given.now);
  const today = serviceDayOf(toMinute(minute, restaurant.timeZone), openingHoursOf(usual.settings));
  const plan = openToday(usual, today);
  await storeSettings(tx, restaurant, plan);
  if (plan.logo) await storeSign(tx, restaurant, plan.logo);
  const tables: DemoTable[] = [];
  for (const [index, room] of plan.rooms.entries()) {
    tables.push(...(await storeRoom(tx, restaurant, room, index, random)));
  }
  const [first, ...others] = inventGuests(plan, random);
  if (!first) throw new Error(`${restaurant.identifier} has no guests`);
  await storeGuests(tx, restaurant, [first, ...others]);
  await storeTags(tx, restaurant);
  await storeEvents(tx, restaurant, today);
  await storeRoster(tx, restaurant, {
    names: plan.settings.generalSettings.employeeList.map(({ name }) => name),
    today,
  });
  const stage = { ...restaurant, plan, tables, today, now: minute };
  const evenings = inventEvenings({ ...stage, guests: [first, ...others] });
  const waiting = plan.hasQueue ? inventQueue({ ...stage, guests: [first, ...others] }) : [];
  const reservations = [...castTonight(evenings, stage), ...waiting];
  await storeReservations(tx, restaurant, reservations, given.links);
  await storeGuestMails(tx, restaurant, { today, links: given.links });
}

async function storeSettings(tx: Transaction, { id }: DemoRestaurant, plan: HousePlan) {
  const { info } = plan;
  await tx.run(command`
    insert into settings (restaurant_id, sections) values (${id}, ${JSON.stringify(plan.settings)})`);
  await tx.run(command`
    insert into restaurant_info (restaurant_id, phone, email, street, plz, city, website,
                                 privacy_policy_url)
    values (${id}, ${info.phone}, ${info.email}, ${info.street}, ${info.plz}, ${info.city},
            ${info.website}, ${info.privacyPolicyUrl})`);
}

/** A round sign with a letter, drawn as an uploaded one would be. */
async function storeSign(
  tx: Transaction,
  { id }: DemoRestaurant,
  { letter, surface, ink }: NonNullable<HousePlan['logo']>,
) {
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">
    <circle cx="160" cy="160" r="152" fill="${surface}"/>
    <circle cx="160" cy="160" r="138" fill="none" stroke="${ink}" stroke-width="4"/>
    <text x="160" y="222" font-family="Georgia, serif" font-size="180" text-anchor="middle"
          fill="${ink}">${letter}</text></svg>`;
  const logo = await drawLogo(Buffer.from(sign));
  if ('fault' in logo) throw new Error(`the sign of a demo house is ${logo.fault}`);
  await tx.run(storeLogo(id, logo));
}

/** Rows of tables, five in a wide room, with room to walk between them. */
async function storeRoom(
  tx: Transaction,
  restaurant: DemoRestaurant,
  room: RoomPlan,
  index: number,
  random: Random,
): Promise<DemoTable[]> {
  const roomId = random.uuid();
  await tx.run(command`
    insert into room (restaurant_id, id, name, outdoor, color, width, depth, order_index)
    values (${restaurant.id}, ${roomId}, ${room.name}, ${room.outdoor}, ${room.color},
            ${room.width}, ${room.depth}, ${index})`);
  const perRow = Math.min(5, Math.floor(room.width / 2));
  const tables = room.tables.map((table, place) => ({ ...table, id: random.uuid(), place }));
  for (const table of tables) {
    const place = placeInside(room, {
      ...shapeTable({ shape: table.round ? 'ROUND' : 'SQUARE' }),
      leftratio: 0.06 + (0.95 / perRow) * (table.place % perRow),
      topratio: 0.1 + 0.28 * Math.floor(table.place / perRow),
      rotation: 0,
    });
    const config = { ...place, ...partsOf(room, place) };
    await tx.run(command`
      insert into dining_table (restaurant_id, id, room_id, name, seats, config, order_index)
      values (${restaurant.id}, ${table.id}, ${roomId}, ${table.name}, ${table.seats},
              ${JSON.stringify(config)}, ${table.place})`);
  }
  for (const names of room.pairs ?? []) {
    await storeSet(
      tx,
      restaurant,
      tables.filter(({ name }) => names.includes(name)),
    );
  }
  return tables;
}

/** For parties from the first that no table of it seats alone. */
async function storeSet(tx: Transaction, { id }: DemoRestaurant, tables: readonly DemoTable[]) {
  const seats = tables.map((table) => table.seats);
  await tx.run(command`
    insert into table_set (restaurant_id, table_ids, min_persons, max_persons)
    values (${id}, ${tables.map((table) => table.id).toSorted()}::uuid[], ${Math.max(...seats) + 1},
            ${seats.reduce((sum, each) => sum + each, 0)})`);
}

async function storeGuests(tx: Transaction, { id }: DemoRestaurant, guests: readonly DemoGuest[]) {
  await tx.run(command`
    insert into guest (restaurant_id, id, anrede, forename, lastname, phone, email, comment, tags,
                       allows_data_storage, allows_newsletter)
    select ${id}, g.id, g.anrede, g.forename, g.lastname, g.phone, g.email, g.comment,
           array(select jsonb_array_elements_text(g.tags)), g."allowsDataStorage",
           g."allowsNewsletter"
      from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) as g (id uuid, anrede text,
           forename text, lastname text, phone text, email text, comment text, tags jsonb,
           "allowsDataStorage" boolean, "allowsNewsletter" boolean)`);
}

/** What the invented guests and parties carry, each in a colour of its own. */
async function storeTags(tx: Transaction, { id }: DemoRestaurant) {
  await tx.run(command`
    insert into tag (restaurant_id, name, color)
    values (${id}, 'Stammgast', '#15b421'), (${id}, 'VIP', '#7c2d3e'),
           (${id}, 'Geburtstag', '#1d4ed8'), (${id}, 'Allergie', '#b91c1c')`);
}

/** A rest day in two weeks, a closed evening, a wine evening, a feast of last summer, and holidays. */
async function storeEvents(tx: Transaction, { id }: DemoRestaurant, today: Day) {
  const restDay = restDayAfter(today);
  const closed = addDays(today, 9);
  const wine = addDays(today, 12);
  await tx.run(command`
    insert into event (restaurant_id, title, description, starts_on, ends_on, interval, start_time,
                       end_time, bookable, online_bookable, event_only)
    values (${id}, 'Betriebsausflug', '', ${restDay}, ${restDay}, 'ONCE', 0, 1439, false, false, true),
           (${id}, 'Geschlossene Gesellschaft', 'Hochzeit im großen Raum', ${closed}, ${closed},
            'ONCE', 1080, 1260, false, false, true),
           (${id}, 'Weinabend', 'Fünf Gänge mit Weinen aus der Wachau', ${wine}, ${wine}, 'ONCE',
            1140, 1380, true, true, false),
           (${id}, 'Sommerfest', 'Grillen im Hof', ${addDays(today, -80)}, ${addDays(today, -80)},
            'ONCE', 1020, 1380, true, true, false)`);
  await storeHolidays(tx, id);
}

/** As if they were imported from a file: shown to the house, and nothing is closed by them. */
async function storeHolidays(tx: Transaction, id: string) {
  await tx.run(command`
    with calendar as (
      insert into event_calendar (restaurant_id, name, treat_as, read_at)
      values (${id}, 'Feiertage', 'INFORMATION', now()) returning id)
    insert into event (restaurant_id, title, starts_on, ends_on, interval, limited_time, bookable,
                       online_bookable, internal_only, ical_event, ref_id, calendar_id)
    select ${id}, holiday.title, holiday.day::date, holiday.day::date, 'ANNUALLY', false, false,
           false, true, true, holiday.ref, calendar.id
      from calendar, (values
        ('Neujahr', '2026-01-01', 'neujahr@feiertage'),
        ('Tag der Arbeit', '2026-05-01', 'tag-der-arbeit@feiertage')) as holiday (title, day, ref)`);
}
