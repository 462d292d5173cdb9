import {
  readPersonsPerDay,
  type CalendarDay,
} from '@stammtisch/contracts/reservation/persons-per-day';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireMonth } from '@stammtisch/domain/time/month';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { expand, findLink } from '@stammtisch/hal-client';
import { resourceKey, useHost, useResource } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What shows in the calendar: who comes, what happens, when the house is open. */
const shown = /^(reservation|event|settings)s?\./;

/** The months of two days, such as a week's ends; asks once when they are the same. */
export function useMonths(first: Day, last: Day = first) {
  const queries = [useMonth(first), useMonth(last)];
  const days = new Map<string, CalendarDay>(
    queries.flatMap(({ data }) => data?.resource.days ?? []).map((day) => [day.date, day]),
  );
  return {
    dayOf: (day: Day) => days.get(formatWireDate(day)),
    failed: queries.find((query) => query.isError),
  };
}

/** One month, read again when anything changes that it shows, on whichever of its days. */
function useMonth(day: Day) {
  const { entry, bus } = useHost();
  const queries = useQueryClient();
  const link = findLink(entry, 'persons-per-day');
  const href = link && expand(link, { month: formatWireMonth(day) });
  useEffect(
    () =>
      bus.subscribe(changeTopic, ({ data }) => {
        if (shown.test(data.type)) {
          void queries.invalidateQueries({ queryKey: resourceKey(href) });
        }
      }),
    [bus, queries, href],
  );
  return useResource(href, { schema: readPersonsPerDay.reply });
}
