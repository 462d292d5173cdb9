import { countLeadTimes as call } from '@stammtisch/contracts/statistics/count-lead-times';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { answerFigures, periodAsked } from '../figures-of.ts';
import { groupLeadTimes, leadTimeSteps, type LeadTimeRow } from './count-lead-times.sql.ts';

export function mountCountLeadTimes(api: Api): void {
  register(api, call, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const period = periodAsked(query, todayAt(desk));
      const { restaurant, house } = desk;
      const rows = await desk.tx.many(groupLeadTimes(restaurant, period, house.timeZone));
      return answerFigures({ path: call.path, query, period }, rows, tellAllSteps);
    }),
  );
}

function tellAllSteps(rows: readonly LeadTimeRow[]) {
  return [0, ...leadTimeSteps].map((days, index) => ({
    days,
    reservations: rows.find(({ step }) => step === index)?.reservations ?? 0,
  }));
}
