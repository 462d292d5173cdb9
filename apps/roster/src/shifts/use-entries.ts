import { listEntries } from '@stammtisch/contracts/roster/schedule-entry';
import type { PlanDays } from '@stammtisch/domain/roster/shift';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { expand, findLink, type Linked } from '@stammtisch/hal-client';
import { resourceKey, useHost } from '@stammtisch/remote-kit';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { plannedEntry, type PlannedEntry } from './planned-entry.ts';

/**
 * All shifts and recorded times of some days, and of the day before and after them: whether somebody
 * rests long enough shows there.
 */
export function useEntries(roster: Linked | undefined, { first, last }: PlanDays) {
  const { client } = useHost();
  const link = roster && findLink(roster, 'time-recordings-fullcalendar');
  const range = { from: formatWireDate(addDays(first, -1)), to: formatWireDate(addDays(last, 1)) };
  const href = link && expand(link, range);
  return useQuery({
    queryKey: resourceKey(href),
    placeholderData: keepPreviousData,
    queryFn: href === undefined ? skipToken : ({ signal }) => readAll(href, signal),
  });

  async function readAll(start: string, signal: AbortSignal): Promise<PlannedEntry[]> {
    const found: PlannedEntry[] = [];
    let next: string | undefined = start;
    while (next !== undefined) {
      const reply: { resource: z.output<typeof listEntries.reply> } = await client.get(next, {
        schema: listEntries.reply,
        signal,
      });
      found.push(...reply.resource._embedded.entries.map(plannedEntry));
      next = findLink(reply.resource, 'next')?.href;
    }
    return found;
  }
}
