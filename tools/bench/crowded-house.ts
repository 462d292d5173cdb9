import type { BenchHouse } from './bench-house.ts';

/** The first of the days that are full of parties. */
export const firstDay = '2027-03-01';
export const days = 90;
/** Sittings of two hours, of which each table has taken some. */
const sittings = ['12:00', '14:00', '18:00', '20:00'];

/** Open from 12:00 to 22:00, 50 tables of 2, 4 and 6 chairs, 40 pairs, two sittings in three taken. */
export async function furnish(house: BenchHouse): Promise<void> {
  const id = house.restaurant.id;
  await house.run(`
    insert into settings (restaurant_id, sections) values ('${id}', '${settings()}')
      on conflict (restaurant_id) do update set sections = excluded.sections`);
  await house.run(`
    with hall as (insert into room (restaurant_id, name) values ('${id}', 'Saal') returning id)
    insert into dining_table (restaurant_id, room_id, name, seats, order_index)
    select '${id}', hall.id, n::text, (array[2, 4, 2, 4, 6])[1 + n % 5], n
      from hall, generate_series(1, 50) n`);
  await house.run(`
    insert into table_set (restaurant_id, table_ids, min_persons, max_persons)
    select '${id}', (select array_agg(x order by x) from unnest(array[a.id, b.id]) x),
           a.seats + 1, a.seats + b.seats
      from dining_table a join dining_table b
        on b.restaurant_id = a.restaurant_id and b.order_index = a.order_index + 1
     where a.restaurant_id = '${id}' and a.order_index <= 40`);
  await house.run(`
    with wanted as (
      select uuidv7() as id, t.id as table_id, t.seats, day::date,
             day + sitting::time as starts
        from dining_table t, generate_series(date '${firstDay}', date '${firstDay}' + ${days - 1},
             interval '1 day') day, unnest(array['${sittings.join("','")}']) sitting
       where t.restaurant_id = '${id}'
         and hashtext(t.name || day::text || sitting) % 3 <> 0),
    booked as (
      insert into reservation (restaurant_id, id, status, source, guest_id, persons_from,
                               persons_to, service_day, starts_at, ends_at)
      select '${id}', id, 'CONFIRMED', 'STAFF', '${house.guest}', seats, seats, day,
             starts at time zone 'Europe/Berlin',
             (starts + interval '2 hours') at time zone 'Europe/Berlin'
        from wanted returning 1)
    select count(*) from booked`);
  await house.run(`
    insert into reservation_table (restaurant_id, reservation_id, table_id)
    select r.restaurant_id, r.id, t.id
      from (select *, row_number() over (partition by starts_at, persons_to order by id) as place
              from reservation where restaurant_id = '${id}') r
      join (select *, row_number() over (partition by seats order by order_index) as place
              from dining_table where restaurant_id = '${id}') t
        on t.seats = r.persons_to and t.place = r.place`);
  await house.analyze();
}

/** Houses that have nothing to do with the one that is asked: five tables, twenty parties each. */
export async function addNeighbours(house: BenchHouse, count: number): Promise<void> {
  await house.run(`
    insert into restaurant (identifier, name, time_zone, country)
    select 'neighbour-' || n, 'Haus ' || n, 'Europe/Berlin', 'DE' from generate_series(1, ${count}) n`);
  await house.run(`
    insert into settings (restaurant_id, sections)
    select id, '${settings()}' from restaurant where identifier like 'neighbour-%'`);
  await house.run(`
    with hall as (
      insert into room (restaurant_id, name)
      select id, 'Saal' from restaurant where identifier like 'neighbour-%' returning restaurant_id, id)
    insert into dining_table (restaurant_id, room_id, name, seats, order_index)
    select restaurant_id, id, n::text, 4, n from hall, generate_series(1, 5) n`);
  await house.run(`
    with known as (
      insert into guest (restaurant_id, lastname)
      select id, 'Gast' from restaurant where identifier like 'neighbour-%'
      returning restaurant_id, id)
    insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                             service_day, starts_at, ends_at)
    select restaurant_id, 'CONFIRMED', 'STAFF', id, 2, 2, date '${firstDay}' + n,
           date '${firstDay}' + n + time '19:00', date '${firstDay}' + n + time '21:00'
      from known, generate_series(0, 19) n`);
  await house.analyze();
}

function settings(): string {
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => {
    return { type: 'timespan', dayOfWeek, start: '12:00', end: '22:00', onlineGuestLimit: 400 };
  });
  return JSON.stringify({
    reservationSettings: { openingHours },
    onlineReservationSettings: { maxDaysAhead: 730, maxPersons: 12 },
  });
}
