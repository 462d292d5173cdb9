import {
  listOverfullHours,
  type OverfullHour,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import { overfullBy, type Overfull } from '@stammtisch/domain/availability/overfull';
import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { dayOf, minuteAt, type Day } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { loadTheseServiceDays } from '../../availability/service-days.ts';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMinute } from '../../platform/time-zone/time-zone.ts';
import { loadHouse, openingHoursOf } from '../../settings/house.ts';
import { findImport, hrefOf } from '../import-row.ts';
import { sumAccepted, sumBooked } from './guests-by-start.sql.ts';

/** All that a file of a season can overbook, as a rule: the screen marks the meals of the first page. */
const pageSize = 500;

/** Only days on which an accepted stay eats are looked at: a few hundred, however long the file is. */
export function mountOverfull(api: Api): void {
  register(api, listOverfullHours, async ({ session: { restaurant }, params, query }) =>
    api.database.transaction(restaurant, async (tx) => {
      const { importId } = params;
      if (!(await tx.maybe(findImport(restaurant, importId)))) return refuse('not-found');
      const house = await tx.one(loadHouse(restaurant));
      const hours = openingHoursOf(house.settings);
      const added = (await tx.many(sumAccepted(restaurant, importId))).map((row) => ({
        start: minuteAt(row.date, row.start),
        persons: row.persons,
      }));
      const addedOn = Map.groupBy(added, ({ start }) => serviceDayOf(start, hours));
      const days = [...addedOn.keys()].toSorted();
      const booked = Map.groupBy(await tx.many(sumBooked(restaurant, days)), ({ day }) => day);
      const serviceDays = await loadTheseServiceDays({ tx, restaurant, house }, days);
      const all = serviceDays.flatMap((serviceDay) => {
        const { day } = serviceDay;
        const expected = (booked.get(day) ?? []).map(({ startsAt, persons }) => ({
          start: toMinute(startsAt, house.timeZone),
          persons,
        }));
        const full = overfullBy(serviceDay, expected, addedOn.get(day) ?? []);
        return full.map((each) => toHour(day, each));
      });
      const { page } = query;
      return {
        ...pageOf(`${hrefOf(importId)}/overfull`, { page, pageSize, total: all.length }),
        _embedded: { hours: all.slice((page - 1) * pageSize, page * pageSize) },
      };
    }),
  );
}

function toHour(day: Day, { of, span, limit, booked, added, starts }: Overfull): OverfullHour {
  const shown = of.kind === 'event' ? { start: of.event.from, end: of.event.to } : span;
  return {
    kind: of.kind,
    title: of.kind === 'event' ? of.event.title : '',
    date: formatWireDate(day),
    start: formatWireTime(shown.start),
    end: formatWireTime(shown.end),
    limit,
    booked,
    added,
    arrivals: starts.map((start) => ({
      date: formatWireDate(dayOf(start)),
      start: formatWireTime(start),
    })),
  };
}
