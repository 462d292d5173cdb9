import { countPerDay, countWeekdays } from '@stammtisch/contracts/statistics/count-per-day';
import { threeMonthsBefore, type Period } from '@stammtisch/domain/statistics/period';
import { daysOfMonth } from '@stammtisch/domain/time/month';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { answerFigures, periodAsked } from '../figures-of.ts';
import { countDays, type DayCountRow } from './count-per-day.sql.ts';

export function mountCountPerDay(api: Api): void {
  register(api, countPerDay, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const period = periodAsked(query, todayAt(desk));
      const rows = await desk.tx.many(countDays(desk.restaurant, period));
      return answerFigures({ path: countPerDay.path, query, period }, rows, tellAllDays);
    }),
  );
  register(api, countWeekdays, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const period = threeMonthsBefore(periodAsked(query, todayAt(desk)).first);
      const rows = await desk.tx.many(countDays(desk.restaurant, period));
      return answerFigures({ path: countWeekdays.path, query, period }, rows, (days) =>
        days.map(tellDay),
      );
    }),
  );
}

function tellAllDays(rows: readonly DayCountRow[], { first }: Period) {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return daysOfMonth(first).map((day) =>
    tellDay(byDay.get(day) ?? { day, reservations: 0, guests: 0 }),
  );
}

function tellDay({ day, reservations, guests }: Omit<DayCountRow, 'which'>) {
  return { date: formatWireDate(day), reservations, guests };
}
