import { listGuests } from '@stammtisch/contracts/guest/list-guests';
import { expand, findLink } from '@stammtisch/hal-client';
import { resourceKey, useHost } from '@stammtisch/remote-kit';
import { keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { GuestKind } from './use-guest-address.ts';

/** Specification §9: guest search after 3 letters. */
export const fewestLetters = 3;

/** The guests that fit, page by page as they are scrolled into sight; re-read when one changes. */
export function useGuestList(typed: string, kind: GuestKind) {
  const { entry, client } = useHost();
  const wanted = useDeferredValue(typed.trim());
  const link = findLink(entry, kind === 'consent' ? 'storage-not-allowed' : 'guests');
  const href =
    link &&
    expand(link, {
      ...(wanted.length >= fewestLetters && { q: wanted }),
      ...(kind === 'temporary' && { temporary: 'true' }),
    });
  const query = useInfiniteQuery({
    queryKey: [...resourceKey(href), 'pages'],
    queryFn:
      href === undefined
        ? skipToken
        : ({ pageParam, signal }) => client.get(pageParam, { schema: listGuests.reply, signal }),
    initialPageParam: href ?? '',
    getNextPageParam: (page) => findLink(page.resource, 'next')?.href,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  return {
    guests: pages.flatMap((page) => page.resource._embedded.guests),
    total: pages[0]?.resource.total ?? 0,
    isNear: pages[0]?.resource.isNear ?? false,
    isPending: query.isPending,
    isError: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}
