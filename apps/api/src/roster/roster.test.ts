import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { command } from '../platform/database/sql.ts';
import { ask, linkOf } from '../platform/testing/ask.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { forgetRoster } from './forget-roster/forget-roster.ts';
import {
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

const read = async (plan: RosterPlan): Promise<RosterPlan> =>
  (await ask(house, 'GET', linkOf(plan, 'self'))).json();

async function listed(query: string) {
  const reply = await ask(house, 'GET', `/api/1/roster${query}`);
  return reply.json();
}

test('a plan is new until it is loaded or saved, and lists who is offered', async () => {
  const plan = await aPlan(house);
  expect(plan).toMatchObject({
    status: 'NEW',
    version: 1,
    notified: false,
    shiftCount: 0,
    details: { commitDate: null },
  });
  expect(plan.details.employeeList.map(({ name }) => name)).toEqual(['Anna', 'Ben/..']);
  expect((await read(plan)).status).toBe('EDITABLE');
  expect((await listed(''))._embedded.plans[0].status).toBe('NEW');
  await aShift(house, plan);
  expect((await listed(''))._embedded.plans[0].status).toBe('EDITABLE');
});

test.each([
  ['an end before the start', '09.05.2027', '03.05.2027', 400],
  ['three months at once', '01.05.2027', '31.07.2027', 400],
  ['a day that is none', '31.02.2027', '03.05.2027', 400],
  ['a day that another plan has', '09.05.2027', '10.05.2027', 409],
  ['the days after another plan', '10.05.2027', '16.05.2027', 201],
])('a plan with %s', async (_, timespanStart, timespanEnd, status) => {
  await aPlan(house);
  const payload = { timespanStart, timespanEnd };
  expect((await ask(house, 'POST', '/api/1/roster', { payload })).statusCode).toBe(status);
});

test('plans are found by the days that they touch, the latest first', async () => {
  await aPlan(house);
  await aPlan(house, '10.05.2027', '16.05.2027');
  const found = async (query: string) =>
    (await listed(query))._embedded.plans.map((plan: RosterPlan) => plan.timespanStart);
  expect(await found('?from=09.05.2027&to=10.05.2027')).toEqual(['10.05.2027', '03.05.2027']);
  expect(await found('?from=01.05.2027&to=03.05.2027')).toEqual(['03.05.2027']);
  expect(await found('?from=17.05.2027')).toEqual([]);
});

test('who closes a plan that was edited meanwhile sees what it is now; opening makes it editable', async () => {
  const plan = await aPlan(house);
  await aShift(house, plan);
  const late = await turn(house, plan, 'CLOSED', 1);
  expect([late.statusCode, late.json().current.shiftCount]).toEqual([412, 1]);
  const closed = (await turn(house, plan, 'CLOSED', 2)).json();
  const open = await turn(house, closed, 'EDITABLE');
  expect(open.json()).toMatchObject({ status: 'EDITABLE', details: { commitDate: null } });
  expect((await turn(house, open.json(), 'EDITABLE')).json().version).toBe(open.json().version);
});

test('a plan is not cut below its shifts', async () => {
  const plan = await aPlan(house);
  await aShift(house, plan);
  const payload = { status: 'EDITABLE', timespanStart: '04.05.2027', timespanEnd: '09.05.2027' };
  const refused = await ask(house, 'PUT', linkOf(plan, 'self'), { version: 2, payload });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { key: 'PLAN_TOO_SHORT', left: 1 },
  ]);
});

test('who is taken off the list keeps the shifts, and gets no new ones elsewhere', async () => {
  const plan = await aPlan(house);
  await aShift(house, plan);
  const without = JSON.stringify({ generalSettings: { employeeList: employeeList.slice(1) } });
  await house.database.systemTransaction((tx) =>
    tx.run(command`update settings set sections = sections || ${without}::jsonb`),
  );
  const shown = await employeesOf(house, plan);
  expect(shown).toMatchObject([
    { name: 'Ben/..', active: true },
    { name: 'Anna', active: false, email: '', shiftCount: 1 },
  ]);
  expect(await entriesOf(house, plan)).toMatchObject([{ employee: 'Anna' }]);
  const next = await aPlan(house, '10.05.2027', '16.05.2027');
  expect((await employeesOf(house, next)).map(({ name }) => name)).toEqual(['Ben/..']);
});

test('a deleted plan comes back with its shifts, unless another one has its days', async () => {
  const plan = await aPlan(house);
  await aShift(house, plan);
  const gone = await ask(house, 'DELETE', linkOf(plan, 'self'), { version: 2 });
  expect((await ask(house, 'GET', linkOf(plan, 'self'))).statusCode).toBe(404);
  expect(await entriesOf(house, plan)).toEqual([]);
  const restore = linkOf(gone.json(), 'restore');
  expect((await ask(house, 'POST', restore)).json()).toMatchObject({ shiftCount: 1 });
  expect(await entriesOf(house, plan)).toHaveLength(1);
  await ask(house, 'DELETE', linkOf(plan, 'self'));
  await aPlan(house);
  expect((await ask(house, 'POST', restore)).json().key).toBe('PLAN_EXISTS');
});

test('the hours of a month are a table, with what a spreadsheet would run made harmless', async () => {
  const plan = await aPlan(house);
  await aShift(house, plan, { comment: '=1+1' });
  await aShift(house, plan, { rel: 'time-recordings', end: '2027-05-03T22:30' });
  const { _links } = await listed('');
  const href = _links['hours-csv'].href.replace('{?month,language}', '?month=05.2027');
  const reply = await ask(house, 'GET', href);
  expect(reply.body.split('\r\n').slice(1)).toEqual([
    "Anna;03.05.2027;Geplant;18:00;22:00;4:00;'=1+1",
    'Anna;03.05.2027;Gearbeitet;18:00;22:30;4:30;',
    '',
  ]);
});

test('what was deleted an hour ago is forgotten', async () => {
  const plan = await aPlan(house);
  const shift = await aShift(house, plan);
  const gone = await ask(house, 'DELETE', linkOf(shift, 'self'));
  await forgetRoster(house.database);
  const restore = linkOf(gone.json(), 'restore');
  expect((await ask(house, 'POST', restore)).statusCode).toBe(200);
  await ask(house, 'DELETE', linkOf(shift, 'self'));
  await house.database.systemTransaction((tx) =>
    tx.run(command`update roster_entry set deleted_at = now() - interval '61 minutes'`),
  );
  await forgetRoster(house.database);
  expect((await ask(house, 'POST', restore)).statusCode).toBe(404);
});
