import {
  listOverfullHours,
  type OverfullHour,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import { overfullBy, type Overfull } from '@stammtisch/domain/availability/overfull';
import { openingsOn, serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { dayOf, minuteAt, type Day } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMinute } from '../../platform/time-zone/time-zone.ts';
import { loadHouse, openingHoursOf } from '../../settings/house.ts';
import { findImport, hrefOf } from '../import-row.ts';
import { sumAccepted, sumBooked } from './guests-by-start.sql.ts';

const pageSize = 100;

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
      const all = days.flatMap((day) => {
        const expected = (booked.get(day) ?? []).map(({ startsAt, persons }) => ({
          start: toMinute(startsAt, house.timeZone),
          persons,
        }));
        return overfullBy(openingsOn(day, hours), expected, addedOn.get(day) ?? []).map((each) =>
          toHour(day, each),
        );
      });
      const { page } = query;
      return {
        ...pageOf(`${hrefOf(importId)}/overfull`, { page, pageSize, total: all.length }),
        _embedded: { hours: all.slice((page - 1) * pageSize, page * pageSize) },
      };
    }),
  );
}

function toHour(day: Day, { opening, booked, added, starts }: Overfull): OverfullHour {
  return {
    date: formatWireDate(day),
    start: formatWireTime(opening.start),
    end: formatWireTime(opening.end),
    limit: opening.onlineGuestLimit,
    booked,
    added,
    arrivals: starts.map((start) => ({
      date: formatWireDate(dayOf(start)),
      start: formatWireTime(start),
    })),
  };
}
