import { listRatings } from '@stammtisch/contracts/rating/rating';
import { readRatingSummary } from '@stammtisch/contracts/rating/read-rating-summary';
import { expand, findLink } from '@stammtisch/hal-client';
import { resourceKey, useHost, useResource } from '@stammtisch/remote-kit';
import { keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import type { RatingFilter } from './use-rating-filter.ts';

export function useRatingSummary() {
  const { entry } = useHost();
  return useResource(findLink(entry, 'rating-summary'), { schema: readRatingSummary.reply });
}

/** The ratings that fit, page by page; read again as soon as a guest has rated. */
export function useRatings({ stars, isOpen }: RatingFilter) {
  const { entry, client } = useHost();
  const link = findLink(entry, 'ratings');
  const href =
    link &&
    expand(link, {
      ...(stars !== undefined && { stars: String(stars) }),
      ...(isOpen && { open: 'true' }),
    });
  const query = useInfiniteQuery({
    queryKey: [...resourceKey(href), 'pages'],
    queryFn:
      href === undefined
        ? skipToken
        : ({ pageParam, signal }) => client.get(pageParam, { schema: listRatings.reply, signal }),
    initialPageParam: href ?? '',
    getNextPageParam: (page) => findLink(page.resource, 'next')?.href,
    placeholderData: keepPreviousData,
  });
  return {
    ratings: query.data?.pages.flatMap((page) => page.resource._embedded.ratings) ?? [],
    isPending: query.isPending,
    isError: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}
