import { readDayPlan } from '@stammtisch/contracts/assignment/read-day-plan';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { expand, findLink } from '@stammtisch/hal-client';
import { resourceKey, useHost } from '@stammtisch/remote-kit';
import { skipToken, useQuery } from '@tanstack/react-query';

/** The plan of a service day, made again when the book changes. */
export function useDayPlan(day: Day) {
  const { client, entry } = useHost();
  const link = findLink(entry, 'day-plan');
  const href = link && expand(link, { date: formatWireDate(day) });
  const query = useQuery({
    queryKey: resourceKey(href),
    queryFn: href
      ? ({ signal }) => client.get(href, { schema: readDayPlan.reply, signal })
      : skipToken,
  });
  return { ...query, plan: query.data?.resource };
}
