import { changeTopic } from '@stammtisch/contracts/topics/change';
import { readDayInfo } from '@stammtisch/contracts/day-info/day-info';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { addDays, dayOf, type Day } from '@stammtisch/domain/time/minute';
import { expand, findLink, isProblem } from '@stammtisch/hal-client';
import { useHost, useNow } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookQuery } from './use-day-book.ts';

/** Milliseconds: a busy evening's changes are read together. */
const pause = 30_000;

/**
 * Keeps what today's and tomorrow's book needs on the device, whichever page is open: read at the
 * start, and half a minute after something changed. A day that is on the screen is not read twice.
 */
export function useKeptBook(): void {
  const { bus, client, entry } = useHost();
  const queries = useQueryClient();
  const today = dayOf(useNow());

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const book = findLink(entry, 'reservations');
    const dayInfo = findLink(entry, 'dayinfo');
    const readDay = async (day: Day) => {
      if (book) {
        const reading = bookQuery(client, book, { day, isKept: true });
        await queries.fetchQuery({ ...reading, staleTime: pause });
      }
      if (dayInfo === undefined) return;
      const href = expand(dayInfo, { date: formatWireDate(day) });
      await client.get(href, { schema: readDayInfo.reply, signal });
    };
    const keep = async () => {
      try {
        await readDay(today);
        await readDay(addDays(today, 1));
      } catch (error) {
        // Whoever looks at a page is told there; the copies stay as they are.
        if (!isProblem(error) && !signal.aborted) throw error;
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void keep();
      }, pause);
    };
    const forget = bus.subscribe(changeTopic, keepSoon);
    void keep();
    return () => {
      forget();
      clearTimeout(timer);
      stop.abort();
    };
  }, [bus, client, entry, queries, today]);
}
