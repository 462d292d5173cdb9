import {
  listAllDuplicates,
  type DuplicatePair,
} from '@stammtisch/contracts/guest/list-all-duplicates';
import { tellApart } from '@stammtisch/contracts/guest/tell-apart';
import { findLink } from '@stammtisch/hal-client';
import { resourceKey, useHost, useText } from '@stammtisch/remote-kit';
import { skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { nameOf } from './guest.ts';
import { useTellGuestProblem } from './use-tell-guest-problem.ts';

/** The pairs that may be one guest, page by page, and the word that they are two. */
export function useDuplicatePairs() {
  const { client, entry, notices } = useHost();
  const text = useText('reservations');
  const tell = useTellGuestProblem();
  const refresh = useBookRefresh();
  const first = findLink(entry, 'guest-duplicates')?.href;
  const query = useInfiniteQuery({
    queryKey: [...resourceKey(first), 'pages'],
    queryFn:
      first === undefined
        ? skipToken
        : ({ pageParam, signal }) =>
            client.get(pageParam, { schema: listAllDuplicates.reply, signal }),
    initialPageParam: first ?? '',
    getNextPageParam: ({ resource }) => findLink(resource, 'next')?.href,
  });

  const judge = async (pair: DuplicatePair, distinct: boolean) => {
    const { first: one, second: other } = pair;
    try {
      await client.call(one, tellApart, { body: { other: other.id, distinct } });
      const names = { first: nameOf(one), second: nameOf(other) };
      if (distinct) {
        notices.success(text('guests.told-apart', names), {
          label: text('guests.undo'),
          onAction: () => void judge(pair, false),
        });
      }
    } catch (error) {
      tell(error, 'FAILED_UPDATING_GUEST');
    }
    await refresh();
  };

  const pages = query.data?.pages ?? [];
  return {
    pairs: pages.flatMap(({ resource }) => resource._embedded.pairs),
    total: pages[0]?.resource.total ?? 0,
    isPending: query.isPending,
    isError: query.isError,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    tellApart: (pair: DuplicatePair) => judge(pair, true),
  };
}
