import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { listEntries } from '@stammtisch/contracts/roster/schedule-entry';
import { newsFor } from '@stammtisch/domain/roster/news';
import { plannedEmployees } from '@stammtisch/domain/roster/planned-employees';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { answer } from '../platform/http/answer.ts';
import { quote } from '../platform/http/conditions.ts';
import type { House } from '../settings/house.ts';
import type { PlanRow } from './plan-row.ts';

export function hrefOf(id: string): string {
  return `/api/1/roster/${id}`;
}

export function toPlan(row: PlanRow, house: House): RosterPlan {
  const { id, first, last } = row;
  const self = hrefOf(id);
  const days = { from: formatWireDate(first), to: formatWireDate(last) };
  return {
    id,
    version: row.version,
    status: row.status,
    timespanStart: days.from,
    timespanEnd: days.to,
    details: {
      commitDate: row.closedAt?.toISOString() ?? null,
      employeeList: employeesOf(row, house),
    },
    notified: row.notifiedAt !== null && isTold(row),
    notifiedAt: row.notifiedAt?.toISOString() ?? null,
    shiftCount: row.shiftCount,
    _links: {
      self: { href: self },
      employees: { href: `${self}/employees` },
      'time-recordings-fullcalendar': { href: `${listEntries.path}?${new URLSearchParams(days)}` },
      notify: { href: `${self}/notify` },
      copy: { href: `${self}/copies` },
    },
  };
}

export function employeesOf({ planned, employees }: PlanRow, { settings }: House) {
  const house = settings.generalSettings.employeeList;
  return plannedEmployees({ house, planned, committed: employees ?? undefined });
}

/** Everybody knows their shifts as they stand. */
function isTold({ told, digests }: PlanRow): boolean {
  const names = new Set([...Object.keys(told), ...Object.keys(digests)]);
  return [...names].every((name) => newsFor(told[name], digests[name]) === 'nothing');
}

/** No 304: who is planned changes with the settings, too. */
export function answerWith(row: PlanRow, house: House) {
  const headers = { etag: quote(row.version) };
  return answer(toPlan(row, house), { headers, location: hrefOf(row.id) });
}
