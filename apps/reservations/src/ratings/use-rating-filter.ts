import { useSearchParams } from '@stammtisch/remote-kit';

export interface RatingFilter {
  /** All stars when undefined. */
  stars: number | undefined;
  /** Only those that nobody has looked after yet. */
  isOpen: boolean;
}

/** What is shown, as the address says it. */
export function useRatingFilter() {
  const [search, setSearch] = useSearchParams();
  const stars = [1, 2, 3, 4, 5].find((count) => String(count) === search.get('stars'));
  const filter: RatingFilter = { stars, isOpen: search.get('open') === 'true' };
  const change = (next: Partial<RatingFilter>) => {
    const wanted = { ...filter, ...next };
    setSearch(
      {
        ...(wanted.stars !== undefined && { stars: String(wanted.stars) }),
        ...(wanted.isOpen && { open: 'true' }),
      },
      { replace: true },
    );
  };
  return { filter, change };
}
