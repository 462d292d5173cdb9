import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { aPlan, aShift, clearRoster, employeeList, entriesOf, turn } from '../testing/a-plan.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ settings: { generalSettings: { employeeList } } });
});
afterAll(() => house.close());
beforeEach(() => clearRoster(house));

test('a copied week has the same shifts; copying again adds none, and undo takes it back', async () => {
  const plan = await aPlan(house);
  await aShift(house, plan, { comment: 'Bar' });
  await aShift(house, plan, { name: 'Ben/..', start: '2027-05-09T22:00', end: '2027-05-10T06:00' });
  await aShift(house, plan, { rel: 'time-recordings' });
  const copy = (payload: Record<string, unknown>) =>
    ask(house, 'POST', linkOf(plan, 'copy'), { payload });
  const made = await copy({ timespanStart: '10.05.2027' });
  expect(made.json()).toMatchObject({ created: 2, present: 0, left: 0, plan: { shiftCount: 2 } });
  expect(await entriesOf(house, made.json().plan)).toMatchObject([
    { employee: 'Anna', start: '2027-05-10T18:00', comment: 'Bar', kind: 'SHIFT' },
    { employee: 'Ben/..', start: '2027-05-16T22:00', end: '2027-05-17T06:00' },
  ]);
  expect((await copy({ timespanStart: '10.05.2027' })).json()).toMatchObject({
    created: 0,
    present: 2,
  });
  expect((await ask(house, 'DELETE', linkOf(made.json(), 'undo'))).statusCode).toBe(204);
  expect(await entriesOf(house, made.json().plan)).toEqual([]);
});

test('a copy never writes into a closed plan', async () => {
  const plan = await aPlan(house);
  await aShift(house, plan);
  const next = await aPlan(house, '10.05.2027', '16.05.2027');
  await turn(house, next, 'CLOSED');
  const payload = { timespanStart: '10.05.2027' };
  const refused = await ask(house, 'POST', linkOf(plan, 'copy'), { payload });
  expect(refused.json().key).toBe('PLAN_CLOSED');
});
