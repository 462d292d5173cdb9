import type { RosterEmployee } from '@stammtisch/contracts/roster/list-employees';
import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import type { ScheduleEntry } from '@stammtisch/contracts/roster/schedule-entry';
import { command } from '../../platform/database/sql.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import type { TestApi } from '../../platform/testing/create-test-api.ts';

/** For tests: two who are offered, and one who has left. */
export const employeeList = [
  { name: 'Anna', active: true, email: 'anna@example.com' },
  { name: 'Ben/..', active: true, email: '' },
  { name: 'Carla', active: false, email: 'carla@example.com' },
];

/** No plan, and everybody of the list. */
export async function clearRoster(house: TestApi): Promise<void> {
  const sections = JSON.stringify({ generalSettings: { employeeList } });
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from roster_plan`);
    await tx.run(command`update settings set sections = sections || ${sections}::jsonb`);
  });
}

/** A week of 2027 that begins on a Monday, unless other days are named. */
export async function aPlan(
  house: TestApi,
  timespanStart = '03.05.2027',
  timespanEnd = '09.05.2027',
): Promise<RosterPlan> {
  const payload = { timespanStart, timespanEnd };
  const reply = await ask(house, 'POST', '/api/1/roster', { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json();
}

export async function employeesOf(house: TestApi, plan: RosterPlan): Promise<RosterEmployee[]> {
  const reply = await ask(house, 'GET', linkOf(plan, 'employees'));
  return reply.json()._embedded.employees;
}

/** Plans a shift, or records what was worked; answers the reply. */
export async function addEntry(
  house: TestApi,
  plan: RosterPlan,
  { name, rel = 'shifts', ...payload }: EntryWish,
) {
  const employees = await employeesOf(house, plan);
  const employee = employees.find((each) => each.name === name);
  if (!employee) throw new Error(`nobody is called ${name}`);
  return ask(house, 'POST', linkOf(employee, rel), { payload });
}

export interface EntryWish {
  name: string;
  rel?: 'shifts' | 'time-recordings';
  start: string;
  end: string;
  startRepeated?: boolean;
  endRepeated?: boolean;
  comment?: string;
}

/** A shift that is in the book. */
export async function aShift(
  house: TestApi,
  plan: RosterPlan,
  wish: Partial<EntryWish> = {},
): Promise<ScheduleEntry> {
  const evening = { name: 'Anna', start: '2027-05-03T18:00', end: '2027-05-03T22:00' };
  const reply = await addEntry(house, plan, { ...evening, ...wish });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json();
}

/** What stands in a plan. */
export async function entriesOf(house: TestApi, plan: RosterPlan): Promise<ScheduleEntry[]> {
  const reply = await ask(house, 'GET', linkOf(plan, 'time-recordings-fullcalendar'));
  return reply.json()._embedded.entries;
}

/** Closes or opens a plan. */
export const turn = (house: TestApi, plan: RosterPlan, status: string, version = plan.version) =>
  ask(house, 'PUT', linkOf(plan, 'self'), { version, payload: { status } });
