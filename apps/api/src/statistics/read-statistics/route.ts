import { countLeadTimes } from '@stammtisch/contracts/statistics/count-lead-times';
import { countPerDay, countWeekdays } from '@stammtisch/contracts/statistics/count-per-day';
import { countPerHour } from '@stammtisch/contracts/statistics/count-per-hour';
import { countPerMonth } from '@stammtisch/contracts/statistics/count-per-month';
import { readStatistics as call } from '@stammtisch/contracts/statistics/read-statistics';
import { sumUp } from '@stammtisch/contracts/statistics/sum-up';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';

const links = {
  self: { href: call.path },
  'per-day': { href: `${countPerDay.path}{?month}`, templated: true },
  'per-month': { href: `${countPerMonth.path}{?year}`, templated: true },
  weekdays: { href: `${countWeekdays.path}{?month}`, templated: true },
  sums: { href: `${sumUp.path}{?month,year}`, templated: true },
  'lead-times': { href: `${countLeadTimes.path}{?month,year}`, templated: true },
  hours: { href: `${countPerHour.path}{?month,year}`, templated: true },
};

export function mountReadStatistics(api: Api): void {
  register(api, call, async () => ({ _links: links }));
}
