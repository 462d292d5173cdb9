import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { reservation, type ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { statuses, type Status } from '@stammtisch/domain/reservation/status';
import { command, sql } from '../../platform/database/sql.ts';
import { book, follow } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

/** When the party was expected: half an hour ago or in half an hour, always on today's service. */
type Clock = 'before' | 'after';

interface Effect {
  /** Only then; at the other time it is refused. */
  only?: Clock;
  arrival?: 'set' | 'cleared';
  departure?: 'set' | 'cleared';
  estimated?: true;
  releasesTable?: true;
  mail?: 'confirmation' | 'refusal' | 'cancellation';
}

const seated: Effect = { arrival: 'set' };

// Decisions §1, row by row, each with what happens beside the new status.
const table: Record<Status, Partial<Record<Status, Effect>>> = {
  OPEN: {
    CONFIRMED: { mail: 'confirmation' },
    CANCELLED: { mail: 'refusal' },
    SEATED: seated,
    QUEUED: { releasesTable: true },
    CANCELLED_BY_GUEST: { mail: 'cancellation' },
  },
  CONFIRMED: {
    SEATED: seated,
    CANCELLED: { mail: 'cancellation' },
    CANCELLED_BY_GUEST: { mail: 'cancellation' },
    NO_SHOW: { only: 'after' },
    CLOSED: { only: 'after', arrival: 'set', departure: 'set', estimated: true },
    OPEN: { only: 'before' },
    QUEUED: { only: 'before', releasesTable: true },
    TAKE_AWAY: { only: 'before', releasesTable: true },
  },
  SEATED: { CLOSED: { departure: 'set' }, CONFIRMED: { arrival: 'cleared' } },
  CLOSED: { SEATED: { departure: 'cleared' } },
  NO_SHOW: { SEATED: seated, CONFIRMED: {}, CANCELLED_BY_GUEST: {} },
  CANCELLED: { CONFIRMED: {}, OPEN: {} },
  CANCELLED_BY_GUEST: { CONFIRMED: {}, OPEN: {} },
  QUEUED: {
    CONFIRMED: { mail: 'confirmation' },
    SEATED: seated,
    OPEN: {},
    CANCELLED: {},
    CANCELLED_BY_GUEST: { mail: 'cancellation' },
  },
  TAKE_AWAY: {
    CLOSED: { departure: 'set' },
    CANCELLED: {},
    CANCELLED_BY_GUEST: { mail: 'cancellation' },
    NO_SHOW: { only: 'after' },
    CONFIRMED: {},
  },
};

const clocks: readonly Clock[] = ['before', 'after'];
const cases = statuses
  .flatMap((from) => statuses.map((to) => ({ from, to })))
  .filter(({ from, to }) => from !== to)
  .flatMap((pair) => clocks.map((clock) => ({ ...pair, clock })));
const allowed = cases.flatMap((each) => {
  const effect = table[each.from][each.to];
  return effect && (effect.only ?? each.clock) === each.clock ? [{ ...each, effect }] : [];
});
const refused = cases.filter(
  ({ from, to, clock }) =>
    !allowed.some((each) => each.from === from && each.to === to && each.clock === clock),
);

let house: OpenHouse;
let guest: string;
beforeAll(async () => {
  house = await openHouse();
  guest = (await book(house, { time: '03:00' })).guest.id;
});
afterEach(() =>
  house.database.systemTransaction((tx) =>
    tx.run(command`delete from reservation where service_day = ${house.today}::date`),
  ),
);
afterAll(() => house.close());

const idRow = z.object({ id: z.string() });

interface Given {
  status: Status;
  clock?: Clock;
  tables?: readonly (string | undefined)[];
  timesEstimated?: boolean;
  feeCollected?: boolean;
}

/** Puts a party into the book as it would stand there after its earlier changes. */
async function given(party: Given): Promise<ReservationReply> {
  const { status, clock = 'after', tables = [house.tables['1']] } = party;
  const restaurant = house.restaurant.id;
  const arrived = status === 'SEATED' || status === 'CLOSED';
  const { id } = await house.database.systemTransaction(async (tx) => {
    const row = await tx.one(sql(idRow)`
      insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
        service_day, starts_at, ends_at, arrival_at, departure_at, times_estimated, fee_collected)
      select ${restaurant}, ${status}, 'STAFF', ${guest}, 2, 2, ${house.today}::date, start,
             start + interval '2 hours', case when ${arrived} then start end,
             case when ${status === 'CLOSED'} then start end,
             ${party.timesEstimated ?? false}, ${party.feeCollected ?? false}
        from (select now() + ${clock === 'before' ? 30 : -30} * interval '1 minute' as start)
      returning id`);
    await tx.run(command`
      insert into reservation_table (restaurant_id, reservation_id, table_id)
      select ${restaurant}, ${row.id}, unnest(${tables}::uuid[])`);
    return row;
  });
  const reply = await house.app.inject({
    url: `/api/1/reservations/${id}`,
    headers: house.restaurant.headers,
  });
  return reservation.parse(reply.json());
}

/** Asks for a status by its path: a party without a next status has no link to follow. */
function ask(party: ReservationReply, status: Status, version = party.version) {
  return house.app.inject({
    method: 'POST',
    url: `/api/1/reservations/${party.id}/status`,
    headers: { ...house.restaurant.headers, 'if-match': `"${version}"` },
    payload: { status },
  });
}

async function forget(party: ReservationReply): Promise<void> {
  await house.database.systemTransaction((tx) =>
    tx.run(command`delete from reservation where id = ${party.id}`),
  );
}

async function mailsOf(party: ReservationReply): Promise<string[]> {
  const rows = await house.database.systemTransaction((tx) =>
    tx.many(sql(z.object({ type: z.string() }))`
      select type from mail_outbox where reservation_id = ${party.id}`),
  );
  return rows.map((row) => row.type);
}

const isSet = (
  after: string | null,
  effect: 'set' | 'cleared' | undefined,
  before: string | null,
) => (effect === undefined ? after === before : (after !== null) === (effect === 'set'));

test.each(statuses)('asking %s for the status that it has changes nothing', async (status) => {
  const party = await given({ status });
  const reply = await ask(party, status);
  expect([reply.statusCode, reply.json().version]).toEqual([200, party.version]);
});

describe('what stands in the table is done', () => {
  test.each(allowed)('from $from to $to $clock the start', async ({ from, to, clock, effect }) => {
    const party = await given({ status: from, clock });
    const reply = await ask(party, to);
    expect([reply.statusCode, party.nextStatuses.includes(to)]).toEqual([200, true]);
    const after = reservation.parse(reply.json());
    expect(after).toMatchObject({
      status: to,
      version: party.version + 1,
      timesEstimated: effect.estimated ?? false,
    });
    expect(isSet(after.arrivalAt, effect.arrival, party.arrivalAt)).toBe(true);
    expect(isSet(after.departureAt, effect.departure, party.departureAt)).toBe(true);
    expect(after.tables.length).toBe(effect.releasesTable ? 0 : 1);
    expect(await mailsOf(party)).toEqual(effect.mail ? [effect.mail] : []);
  });
});

describe('what stands in no row is refused', () => {
  test.each(refused)('from $from to $to $clock the start', async ({ from, to, clock }) => {
    const party = await given({ status: from, clock });
    const reply = await ask(party, to);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ type: '/problems/transition-not-allowed', from, to });
    expect(party.nextStatuses).not.toContain(to);
  });
});

describe('beside the table', () => {
  test('a change that was based on an older version answers with the current one', async () => {
    const party = await given({ status: 'CONFIRMED' });
    await ask(party, 'SEATED');
    const late = await ask(party, 'CANCELLED');
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ current: { id: party.id, status: 'SEATED' } });
  });

  test('only a party whose times were estimated turns out not to have come', async () => {
    const estimated = await given({ status: 'CLOSED', timesEstimated: true });
    const reply = await ask(estimated, 'NO_SHOW');
    expect(reply.json()).toMatchObject({
      status: 'NO_SHOW',
      timesEstimated: false,
      arrivalAt: null,
      departureAt: null,
    });
  });

  const collected: [Status, Status][] = [
    ['NO_SHOW', 'SEATED'],
    ['NO_SHOW', 'CONFIRMED'],
    ['NO_SHOW', 'CANCELLED_BY_GUEST'],
    ['CANCELLED', 'CONFIRMED'],
    ['CANCELLED_BY_GUEST', 'OPEN'],
  ];
  test.each(collected)('once a fee was collected, %s does not become %s', async (from, to) => {
    const party = await given({ status: from, feeCollected: true });
    const reply = await ask(party, to);
    expect(reply.json()).toMatchObject({ status: 409, guard: 'no-fee-collected' });
  });

  const asksForTheTable: [Status, Status][] = [
    ['NO_SHOW', 'CONFIRMED'],
    ['NO_SHOW', 'SEATED'],
    ['CLOSED', 'SEATED'],
    ['QUEUED', 'CONFIRMED'],
    ['QUEUED', 'SEATED'],
    ['TAKE_AWAY', 'CONFIRMED'],
  ];
  test.each(asksForTheTable)(
    'from %s to %s is refused while another party sits there',
    async (from, to) => {
      const party = await given({ status: from });
      const other = await given({ status: 'SEATED' });
      const reply = await ask(party, to);
      expect(reply.json()).toMatchObject({
        type: '/problems/table-taken',
        party: { guestName: 'Lina Krüger' },
      });
      await forget(other);
      expect((await ask(party, to)).statusCode).toBe(200);
    },
  );

  test.each(['QUEUED', 'TAKE_AWAY'] as const)(
    'a party without a table (%s) is given the best free one when it gets a place',
    async (status) => {
      const party = await given({ status, tables: [] });
      const reply = await ask(party, 'CONFIRMED');
      expect(reply.json().tables).toMatchObject([{ name: '3' }]);
    },
  );

  test('when no table is free it stands unassigned, for staff to find one by hand', async () => {
    await given({ status: 'SEATED', tables: Object.values(house.tables) });
    const party = await given({ status: 'QUEUED', tables: [] });
    const reply = await ask(party, 'CONFIRMED');
    expect(reply.json()).toMatchObject({ status: 'CONFIRMED', tables: [] });
  });

  test('of two parties on the waiting list only one gets the last table', async () => {
    const tables = [house.tables['2']];
    const parties = [
      await given({ status: 'QUEUED', tables }),
      await given({ status: 'QUEUED', tables }),
    ];
    const replies = await Promise.all(parties.map((party) => ask(party, 'CONFIRMED')));
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409]);
  });

  test('every change is in the history', async () => {
    const party = await given({ status: 'CONFIRMED' });
    await ask(party, 'SEATED');
    const history = (await follow(house, party, 'history')).json();
    expect(history._embedded.entries.at(-1)).toMatchObject({ from: 'CONFIRMED', to: 'SEATED' });
  });
});
