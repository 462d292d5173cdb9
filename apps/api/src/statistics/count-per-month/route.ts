import { countPerMonth as call } from '@stammtisch/contracts/statistics/count-per-month';
import { addMonths, yearOf, type Period } from '@stammtisch/domain/statistics/period';
import { formatWireMonth } from '@stammtisch/domain/time/month';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { answerFigures, periodAsked } from '../figures-of.ts';
import { countMonths, type MonthCountRow } from './count-per-month.sql.ts';

export function mountCountPerMonth(api: Api): void {
  register(api, call, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const period = yearOf(periodAsked(query, todayAt(desk)).first);
      const rows = await desk.tx.many(countMonths(desk.restaurant, period));
      return answerFigures({ path: call.path, query, period }, rows, tellAllMonths);
    }),
  );
}

function tellAllMonths(rows: readonly MonthCountRow[], { first }: Period) {
  return Array.from({ length: 12 }, (_, index) => {
    const { reservations, guests } = rows.find(({ month }) => month === index + 1) ?? {
      reservations: 0,
      guests: 0,
    };
    return { month: formatWireMonth(addMonths(first, index)), reservations, guests };
  });
}
