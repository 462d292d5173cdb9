import { createHash } from 'node:crypto';
import type { House } from '../settings/house.ts';
import { employeesOf } from './plan-resource.ts';
import type { PlanRow } from './plan-row.ts';

/** How a name is written in an address: 32 hex characters. */
export function employeeId(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

/** Who of a plan is meant. */
export function employeeOf(row: PlanRow, house: House, id: string) {
  return employeesOf(row, house).find(({ name }) => employeeId(name) === id);
}
