import { countPerHour as call } from '@stammtisch/contracts/statistics/count-per-hour';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { answerFigures, periodAsked } from '../figures-of.ts';
import { countHours } from './count-per-hour.sql.ts';

export function mountCountPerHour(api: Api): void {
  register(api, call, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const period = periodAsked(query, todayAt(desk));
      const { restaurant, house } = desk;
      const rows = await desk.tx.many(countHours(restaurant, period, house.timeZone));
      return answerFigures({ path: call.path, query, period }, rows, (hours) =>
        hours.map(({ hour, guests, occupancy }) => ({ hour, guests, occupancy })),
      );
    }),
  );
}
