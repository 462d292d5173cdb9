import type { listReservations } from '@stammtisch/contracts/reservation/list-reservations';
import type { ReplyOf } from '@stammtisch/contracts/call';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { expand, findLink, type HalClient, type Link, type Reply } from '@stammtisch/hal-client';
import { resourceKey, useHost, useNow, useRestaurant } from '@stammtisch/remote-kit';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asWished } from '../waiting-changes/waiting-change.ts';
import { useWaiting } from '../waiting-changes/waiting-store.ts';
import { isKeptDay } from './kept-days.ts';
import { readDayBook, type DayToRead } from './read-day-book.ts';
import type { Reservation } from './reservation.ts';

type List = ReplyOf<typeof listReservations>;

const none: readonly Reservation[] = [];

/** Apart from those who read the same link as one page: without network only the pages are kept. */
const bookKey = (href: string | undefined) => [...resourceKey(href), 'book'] as const;

const hrefOf = (link: Link, day: Day) => expand(link, { date: formatWireDate(day) });

/** One reading of a day for everybody who shows or keeps it. */
export function bookQuery(client: HalClient, link: Link, wish: Omit<DayToRead, 'signal'>) {
  return queryOptions({
    queryKey: bookKey(hrefOf(link, wish.day)),
    queryFn: ({ signal }) => readDayBook(client, link, { ...wish, signal }),
  });
}

/** All reservations of one service day, re-read when any of them changes anywhere. */
export function useDayBook(day: Day) {
  const { client, entry } = useHost();
  const queries = useQueryClient();
  const isKept = isKeptDay(day, useNow());
  const link = findLink(entry, 'reservations');
  const href = link && hrefOf(link, day);
  const query = useQuery(
    link
      ? bookQuery(client, link, { day, isKept })
      : { queryKey: bookKey(href), queryFn: skipToken },
  );
  const told = query.data?.resource._embedded.reservations ?? none;
  const waiting = useWaiting(useRestaurant().uuid);
  const reservations = useMemo(
    () => (waiting.length === 0 ? told : told.map((each) => asWished(each, waiting))),
    [told, waiting],
  );

  /** Shows a reservation as it is (or soon will be) until the list is read again. */
  const replace = useMemo(
    () => (changed: Reservation) => {
      queries.setQueryData<Reply<List>>(bookKey(href), (reply) =>
        reply === undefined ? reply : withReservation(reply, changed),
      );
    },
    [queries, href],
  );

  /** A reservation as it was told last, be it drawn already or not. */
  const lastTold = useMemo(
    () => (id: string) =>
      queries
        .getQueryData<Reply<List>>(bookKey(href))
        ?.resource._embedded.reservations.find((each) => each.id === id),
    [queries, href],
  );

  return { ...query, reservations, replace, lastTold };
}

export type DayBook = ReturnType<typeof useDayBook>;

function withReservation(reply: Reply<List>, changed: Reservation): Reply<List> {
  const reservations = reply.resource._embedded.reservations.map((each) =>
    each.id === changed.id ? changed : each,
  );
  return { ...reply, resource: { ...reply.resource, _embedded: { reservations } } };
}
