import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assignmentAnswer } from '@stammtisch/contracts/assignment/assign-reservation';
import type { AssignmentMove } from '@stammtisch/contracts/assignment/choice';
import { dayPlan } from '@stammtisch/contracts/assignment/read-day-plan';
import { reservation, type ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const four = { persons: { from: 4, to: 4 } };

async function assign(seen: ReservationReply, apply = false) {
  const answer = await follow(house, seen, 'assign', { payload: { apply } });
  return assignmentAnswer.parse(answer.json());
}

function accept(moves: readonly AssignmentMove[], headers = house.restaurant.headers) {
  return house.app.inject({
    method: 'POST',
    url: '/api/1/assignment/moves',
    headers,
    payload: {
      moves: moves.map((move) => ({
        reservation: move.reservation,
        version: move.version,
        tables: move.to.map((table) => table.id),
      })),
    },
  });
}

async function read(seen: ReservationReply): Promise<ReservationReply> {
  return reservation.parse((await follow(house, seen, 'self', { method: 'GET' })).json());
}

const names = (seen: { tables: { name: string }[] }) => seen.tables.map((table) => table.name);

/** A couple at the first table of four and a party of four at the other; the table of two is free. */
async function coupleInTheWay() {
  const first = await book(house, { tables: 'auto' });
  const couple = await book(house, { tables: 'auto' });
  const others = await book(house, { ...four, tables: 'auto' });
  await follow(house, first, 'status', { payload: { status: 'CANCELLED' } });
  expect([first, couple, others].map(names)).toEqual([['3'], ['1'], ['2']]);
  return { couple, others, waiting: await book(house, four) };
}

describe('assigning one reservation', () => {
  test('suggests the best table and says why, without taking it', async () => {
    const stored = await book(house);
    const answer = await assign(stored);
    expect(answer).toMatchObject({
      outcome: 'free',
      applied: false,
      tables: [{ name: '3' }],
      reason: { rule: 'emptyChairs', chosen: 0, other: 2, otherTables: [{ name: '1' }] },
    });
    expect(answer.others.map(names)).toEqual([['1'], ['2']]);
    expect(names(await read(stored))).toEqual([]);
    expect((await accept(answer.moves)).statusCode).toBe(200);
    expect(names(await read(stored))).toEqual(['3']);
  });

  test('takes it when asked to, and the history knows', async () => {
    const stored = await book(house);
    const answer = await assign(stored, true);
    expect(answer).toMatchObject({ applied: true, reservation: { version: 2, pinned: false } });
    expect(names(answer.reservation)).toEqual(['3']);
    const history = (await follow(house, stored, 'history')).json();
    expect(history._embedded.entries.at(-1)).toMatchObject({
      what: 'moved',
      to: `${house.wireDay} 19:00, 3`,
    });
  });

  test('names the move that makes room, and one call takes it', async () => {
    const { couple, waiting } = await coupleInTheWay();
    const answer = await assign(waiting, true);
    expect(answer).toMatchObject({
      outcome: 'moves',
      applied: false,
      tables: [{ name: '1' }],
      moves: [
        { reservation: couple.id, from: [{ name: '1' }], to: [{ name: '3' }], time: '19:00' },
        { reservation: waiting.id, from: [], to: [{ name: '1' }] },
      ],
    });
    const accepted = await accept(answer.moves);
    expect(accepted.statusCode).toBe(200);
    expect(names(await read(couple))).toEqual(['3']);
    expect(names(await read(waiting))).toEqual(['1']);
  });

  test('moves nobody whose table was chosen by hand', async () => {
    const { couple, waiting } = await coupleInTheWay();
    const pinned = await follow(house, couple, 'move', {
      payload: { start: { date: house.wireDay, time: '19:00' }, tables: [house.tables['3']] },
    });
    const back = await follow(house, reservation.parse(pinned.json()), 'move', {
      payload: { start: { date: house.wireDay, time: '19:00' }, tables: [house.tables['1']] },
    });
    expect(back.json()).toMatchObject({ pinned: true });
    expect(await assign(waiting)).toMatchObject({ outcome: 'none', why: 'taken' });
  });

  test('is not offered to who has left', async () => {
    const stored = await book(house);
    const gone = await follow(house, stored, 'status', { payload: { status: 'CANCELLED' } });
    expect(gone.json()._links).not.toHaveProperty('assign');
  });
});

describe('accepting moves', () => {
  test('is refused as a whole when one party has changed since', async () => {
    const { couple, waiting } = await coupleInTheWay();
    const { moves } = await assign(waiting);
    await follow(house, couple, 'self', { method: 'PATCH', payload: { comment: 'Torte' } });
    const refused = await accept(moves);
    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({ current: [{ id: couple.id, comment: 'Torte' }] });
    expect(names(await read(waiting))).toEqual([]);
  });

  test('is refused with the name of who sits there meanwhile', async () => {
    const { waiting } = await coupleInTheWay();
    const { moves } = await assign(waiting);
    await book(house, { guest: { lastname: 'Weiß' }, tables: [house.tables['3']] });
    const refused = await accept(moves);
    expect(refused.json()).toMatchObject({ key: 'TABLE_TAKEN', party: { guestName: 'Weiß' } });
  });

  test('of another restaurant leads to nothing', async () => {
    const { waiting } = await coupleInTheWay();
    const { moves } = await assign(waiting);
    expect((await accept(moves, house.foreign.headers)).statusCode).toBe(404);
  });

  test('can be taken back, for who had no table too', async () => {
    const { couple, waiting } = await coupleInTheWay();
    const { moves } = await assign(waiting);
    const taken = (await accept(moves)).json().reservations;
    const versions = new Map(
      taken.map((each: { id: string; version: number }) => [each.id, each.version]),
    );
    const back = moves.map((move: AssignmentMove) => ({
      ...move,
      version: Number(versions.get(move.reservation)),
      to: move.from,
    }));
    expect((await accept(back)).statusCode).toBe(200);
    expect(names(await read(waiting))).toEqual([]);
    expect(names(await read(couple))).toEqual(names(couple));
  });

  test('twice at once is done once', async () => {
    const { waiting } = await coupleInTheWay();
    const { moves } = await assign(waiting);
    const answers = await Promise.all([accept(moves), accept(moves)]);
    expect(answers.map((each) => each.statusCode).toSorted()).toEqual([200, 412]);
  });
});

describe('several at once', () => {
  test('two who ask for the last table do not both get it', async () => {
    await book(house, { ...four, tables: [house.tables['1']] });
    const [first, second] = [await book(house, four), await book(house, four)];
    const answers = await Promise.all([assign(first, true), assign(second, true)]);
    expect(answers.map((each) => each.applied).toSorted()).toEqual([false, true]);
  });

  test('a hand that moves there at the same moment loses or wins, but never shares', async () => {
    for (let round = 0; round < 5; round += 1) {
      const time = `${10 + round * 2}:00`;
      const asking = await book(house, { time });
      const moving = await book(house, { time });
      const [, moved] = await Promise.all([
        assign(asking, true),
        follow(house, moving, 'move', {
          payload: { start: { date: house.wireDay, time }, tables: [house.tables['3']] },
        }),
      ]);
      expect([200, 409]).toContain(moved.statusCode);
      const places = [names(await read(asking)), names(await read(moving))];
      expect(places.filter(([name]) => name === '3')).toHaveLength(1);
      expect(places[0]).toHaveLength(1);
    }
  });
});

describe('the plan of a day', () => {
  const readPlan = async () => {
    const query = { date: house.wireDay };
    const { headers } = house.restaurant;
    const answer = await house.app.inject({ url: '/api/1/assignment/plan', query, headers });
    return dayPlan.parse(answer.json());
  };

  test('seats whoever can be seated, and proves that nobody else can', async () => {
    const { couple, waiting } = await coupleInTheWay();
    const plan = await readPlan();
    expect(plan).toMatchObject({ seatedGuests: 6, plannedGuests: 10, mostGuests: 10, waiting: [] });
    expect(plan.moves.map((move) => move.reservation).toSorted()).toEqual(
      [couple.id, waiting.id].toSorted(),
    );
    expect((await accept(plan.moves)).statusCode).toBe(200);
    expect(await readPlan()).toMatchObject({ moves: [], seatedGuests: 10 });
  });

  test('tells who stays without a table', async () => {
    await coupleInTheWay();
    await book(house, { ...four, guest: { lastname: 'Zuviel' } });
    const plan = await readPlan();
    expect(plan).toMatchObject({ plannedGuests: 10, mostGuests: 10 });
    expect(plan.waiting).toMatchObject([{ persons: 4 }]);
  });

  test('of an empty day is empty', async () => {
    expect(await readPlan()).toMatchObject({ moves: [], waiting: [], mostGuests: 0, gap: 0 });
  });
});
