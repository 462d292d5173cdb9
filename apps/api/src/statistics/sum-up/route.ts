import { sumUp as call } from '@stammtisch/contracts/statistics/sum-up';
import { untilToday } from '@stammtisch/domain/statistics/period';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { answerFigures, periodAsked } from '../figures-of.ts';
import { sumReservations } from './sum-up.sql.ts';

const nothing = { reservations: 0, guests: 0, noShows: 0, cancelled: 0 };

export function mountSumUp(api: Api): void {
  register(api, call, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const today = todayAt(desk);
      const period = untilToday(periodAsked(query, today), today);
      const rows = await desk.tx.many(sumReservations(desk.restaurant, period));
      return answerFigures({ path: call.path, query, period }, rows, ([sums]) => sums ?? nothing);
    }),
  );
}
