import { lazy } from 'react';
import { readRestaurant } from '../api/restaurant.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Skeleton } from '../app/skeleton.tsx';
import { useBrand } from '../app/use-brand.ts';
import { BookTable } from './book-table.tsx';

const LoadFailed = lazy(async () => ({ default: (await import('../otherwise.ts')).LoadFailed }));

/** `#/at/{identifier}` */
export function BookTablePage({ identifier }: { identifier: string }) {
  const { state, retry } = useLoaded(() => readRestaurant(identifier));
  useBrand(state.kind === 'loaded' ? state.value : undefined);
  if (state.kind === 'loading') return <Skeleton />;
  if (state.kind === 'failed') return <LoadFailed problem={state.problem} retry={retry} />;
  return <BookTable restaurant={state.value} />;
}
