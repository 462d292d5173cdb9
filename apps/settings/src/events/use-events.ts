import { listEvents } from '@stammtisch/contracts/event/list-events';
import { expand, findLink, isProblem } from '@stammtisch/hal-client';
import { resourceKey, useHost } from '@stammtisch/remote-kit';
import { keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query';

export type EventsAsked = { when: 'upcoming' | 'past' } | { from: string; to: string };

/** Specification §7: the events load is retried once on HTTP 400. */
async function onceMoreOn400<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (!isProblem(error) || error.status !== 400) throw error;
    return load();
  }
}

/** The events that were asked for, page by page; again whenever one of them changes. */
export function useEvents(asked: EventsAsked) {
  const { entry, client } = useHost();
  const link = findLink(entry, 'events');
  const href = link && expand(link, asked);
  const query = useInfiniteQuery({
    queryKey: [...resourceKey(href), 'pages'],
    queryFn:
      href === undefined
        ? skipToken
        : ({ pageParam, signal }) =>
            onceMoreOn400(() => client.get(pageParam, { schema: listEvents.reply, signal })),
    initialPageParam: href ?? '',
    getNextPageParam: (page) => findLink(page.resource, 'next')?.href,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages.map((page) => page.resource);
  return {
    events: pages?.flatMap((page) => page._embedded.events) ?? [],
    /** Its links lead to the calendars and to who is affected. */
    collection: pages?.[0],
    isPending: query.isPending,
    isError: query.isError,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}
