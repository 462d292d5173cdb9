import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ScheduleEntry } from '@stammtisch/contracts/roster/schedule-entry';
import * as z from 'zod';
import { command, sql } from '../platform/database/sql.ts';
import { ask, linkOf } from '../platform/testing/ask.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import {
  addEntry,
  aPlan,
  aShift,
  clearRoster,
  employeeList,
  employeesOf,
  entriesOf,
  turn,
} from './testing/a-plan.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ settings: { generalSettings: { employeeList } } });
});
afterAll(() => house.close());
beforeEach(() => clearRoster(house));

test.each([
  ['the night that repeats an hour', '25.10.2027', '31.10.2027', '2027-10-30', '2027-10-31', 9],
  ['the night that skips an hour', '22.03.2027', '28.03.2027', '2027-03-27', '2027-03-28', 7],
  ['any other night', '03.05.2027', '09.05.2027', '2027-05-05', '2027-05-06', 8],
])('%s from 22 to 6 has its own number of hours', async (_, first, last, start, end, hours) => {
  const plan = await aPlan(house, first, last);
  const times = { start: `${start}T22:00`, end: `${end}T06:00` };
  const shift = await aShift(house, plan, times);
  expect(shift).toMatchObject({ ...times, minutes: hours * 60, title: 'Anna', kind: 'SHIFT' });
  const [anna] = await employeesOf(house, plan);
  expect(anna).toMatchObject({ planned: hours * 60, worked: 0, shiftCount: 1 });
  const month = (await ask(house, 'GET', `/api/1/roster/hours?month=${first.slice(3)}`)).json();
  expect(month._embedded.hours).toMatchObject([{ employee: 'Anna', planned: hours * 60 }]);
});

test.each([
  ['an end before the start', '2027-05-03T22:00', '2027-05-03T18:00', '/end', 'END_BEFORE_START'],
  ['more than a day', '2027-05-03T08:00', '2027-05-04T09:00', '/end', 'TOO_LONG'],
  ['a day of another plan', '2027-05-10T08:00', '2027-05-10T09:00', '/start', 'OUTSIDE_PLAN'],
])('a shift with %s is refused', async (_, start, end, pointer, code) => {
  const plan = await aPlan(house);
  const refused = await addEntry(house, plan, { name: 'Anna', start, end });
  expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ pointer, code }]]);
});

test('work until the second 02:30 of the night that repeats an hour has an hour more', async () => {
  const plan = await aPlan(house, '25.10.2027', '31.10.2027');
  const until = { start: '2027-10-30T22:00', end: '2027-10-31T02:30' };
  const wish = { name: 'Anna', rel: 'time-recordings' as const, ...until };
  const first = (await addEntry(house, plan, wish)).json();
  expect(first).toMatchObject({
    minutes: 270,
    endRepeated: false,
    endsAt: '2027-10-31T00:30:00.000Z',
  });
  const second = (await addEntry(house, plan, { ...wish, endRepeated: true })).json();
  expect(second).toMatchObject({ ...until, minutes: 330, startRepeated: false, endRepeated: true });
  const from = { start: '2027-10-31T02:45', end: '2027-10-31T02:15', endRepeated: true };
  expect((await addEntry(house, plan, { ...wish, ...from })).json().minutes).toBe(30);
  const listed = await ask(
    house,
    'GET',
    '/api/1/roster/time-recordings-fullcalendar?from=30.10.2027',
  );
  const passes = listed.json()._embedded.entries.map((each: ScheduleEntry) => each.endRepeated);
  expect(passes).toEqual([false, true]);
  const never = await addEntry(house, plan, { ...wish, startRepeated: true });
  expect(never.json().errors).toMatchObject([{ pointer: '/start', code: 'NO_SUCH_TIME' }]);
});

test('a shift that begins in the hour that the clocks skip is refused', async () => {
  const plan = await aPlan(house, '22.03.2027', '28.03.2027');
  const times = { start: '2027-03-28T02:30', end: '2027-03-28T06:00' };
  const refused = await addEntry(house, plan, { name: 'Anna', ...times });
  expect(refused.json().errors).toMatchObject([{ pointer: '/start', code: 'NO_SUCH_TIME' }]);
});

test('seconds as a calendar sends them are cut off, and midnight stays', async () => {
  const plan = await aPlan(house);
  const times = { start: '2027-05-03T18:00:00', end: '2027-05-04T00:00:00.000' };
  expect(await aShift(house, plan, times)).toMatchObject({
    start: '2027-05-03T18:00',
    end: '2027-05-04T00:00',
  });
});

test('a shift is moved to another person; of two who edit the second sees the first', async () => {
  const plan = await aPlan(house);
  const shift = await aShift(house, plan);
  const self = linkOf(shift, 'self');
  const payload = { employee: 'Ben/..', start: shift.start, end: shift.end, comment: 'Bar' };
  const moved = await ask(house, 'PUT', self, { version: 1, payload });
  expect(moved.json()).toMatchObject({ employee: 'Ben/..', comment: 'Bar', version: 2 });
  const again = await ask(house, 'PUT', self, { version: 2, payload });
  expect(again.json().version).toBe(2);
  const late = await ask(house, 'PUT', self, { version: 1, payload });
  expect([late.statusCode, late.json().current.employee]).toEqual([412, 'Ben/..']);
  const stranger = { ...payload, employee: 'Niemand' };
  const refused = await ask(house, 'PUT', self, { version: 2, payload: stranger });
  expect(refused.json().errors).toMatchObject([{ pointer: '/employee', code: 'EMPLOYEE_UNKNOWN' }]);
  expect((await ask(house, 'PUT', self, { payload })).statusCode).toBe(428);
});

test('a deleted shift is gone at once and comes back by undo', async () => {
  const plan = await aPlan(house);
  const shift = await aShift(house, plan);
  const gone = await ask(house, 'DELETE', linkOf(shift, 'self'), { version: 1 });
  expect(await entriesOf(house, plan)).toEqual([]);
  const back = await ask(house, 'POST', linkOf(gone.json(), 'restore'));
  expect(back.json()).toMatchObject({ id: shift.id, start: shift.start });
  expect(await entriesOf(house, plan)).toHaveLength(1);
});

test('a closed plan takes no change of a shift, but what was worked', async () => {
  const plan = await aPlan(house);
  const shift = await aShift(house, plan);
  const closed = await turn(house, plan, 'CLOSED', 2);
  expect(closed.json()).toMatchObject({ status: 'CLOSED', version: 3 });
  expect(closed.json().details.commitDate).toEqual(expect.any(String));
  const payload = { start: shift.start, end: '2027-05-03T23:00' };
  const attempts = [
    await ask(house, 'PUT', linkOf(shift, 'self'), { version: 1, payload }),
    await ask(house, 'DELETE', linkOf(shift, 'self'), { version: 1 }),
    await ask(house, 'DELETE', linkOf(plan, 'self')),
    await ask(house, 'PUT', linkOf(plan, 'self'), {
      version: 3,
      payload: { status: 'CLOSED', timespanStart: '03.05.2027', timespanEnd: '08.05.2027' },
    }),
  ];
  expect(attempts.map((reply) => [reply.statusCode, reply.json().key])).toEqual(
    attempts.map(() => [409, 'PLAN_CLOSED']),
  );
  const [anna] = await employeesOf(house, plan);
  expect(anna?._links['shifts']).toBeUndefined();
  const times = { start: shift.start, end: '2027-05-03T23:15' };
  await aShift(house, plan, { rel: 'time-recordings', ...times, comment: 'lange Tafel' });
  const [worked] = await employeesOf(house, plan);
  expect(worked).toMatchObject({ planned: 240, worked: 315 });
});

test('every open screen hears of a shift: of its plan, the calendar and the hours', async () => {
  const plan = await aPlan(house);
  await house.database.systemTransaction((tx) => tx.run(command`delete from change`));
  await aShift(house, plan);
  const told = await house.database.systemTransaction((tx) =>
    tx.many(sql(z.object({ href: z.string() }))`select href from change order by id`),
  );
  expect(told.map(({ href }) => href)).toEqual([
    `/api/1/roster/${plan.id}/employees`,
    '/api/1/roster/time-recordings-fullcalendar',
    '/api/1/roster/hours',
  ]);
});
