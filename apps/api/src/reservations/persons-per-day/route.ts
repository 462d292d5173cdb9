import { createHash } from 'node:crypto';
import { readPersonsPerDay as call } from '@stammtisch/contracts/reservation/persons-per-day';
import { styleOfDay } from '@stammtisch/domain/opening-hours/day-style';
import { daysOfMonth, formatWireMonth, parseWireMonth } from '@stammtisch/domain/time/month';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { listCalendarEvents } from '../../settings/calendar-events.ts';
import { openingHoursOf } from '../../settings/house.ts';
import { atDesk, todayAt, type Desk } from '../desk.ts';
import { countPersons } from './persons-per-day.sql.ts';

export function mountPersonsPerDay(api: Api): void {
  register(api, call, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const asked = query.month === undefined ? undefined : parseWireMonth(query.month);
      const days = await readDays(desk, daysOfMonth(asked ?? todayAt(desk)));
      const month = formatWireMonth(asked ?? todayAt(desk));
      const self = { href: `${call.path}?month=${month}` };
      // Reservations, hours and events all show here, so only the answer itself tells its version.
      const version = createHash('sha256').update(JSON.stringify(days)).digest('base64url');
      return answer({ month, days, _links: { self } }, { version });
    }),
  );
}

async function readDays({ tx, restaurant, house }: Desk, days: ReturnType<typeof daysOfMonth>) {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const counts = await tx.many(countPersons(restaurant, from, to));
  const events = await tx.many(listCalendarEvents(restaurant, from, to));
  const hours = openingHoursOf(house.settings);
  return days.map((day) => {
    const { persons = 0, parties = 0 } = counts.find((each) => each.day === day) ?? {};
    return { date: formatWireDate(day), persons, parties, ...styleOfDay(day, hours, events) };
  });
}
