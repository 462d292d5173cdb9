import type { Api } from '../platform/http/api.ts';
import { mountCountLeadTimes } from './count-lead-times/route.ts';
import { mountCountPerDay } from './count-per-day/route.ts';
import { mountCountPerHour } from './count-per-hour/route.ts';
import { mountCountPerMonth } from './count-per-month/route.ts';
import { mountReadStatistics } from './read-statistics/route.ts';
import { mountSumUp } from './sum-up/route.ts';

export function mountStatistics(api: Api): void {
  mountCountLeadTimes(api);
  mountCountPerDay(api);
  mountCountPerHour(api);
  mountCountPerMonth(api);
  mountReadStatistics(api);
  mountSumUp(api);
}
