import { useCallback } from 'react';
import { readRestaurant } from '../api/restaurant.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { LoadFailed } from '../app/load-failed.tsx';
import { Skeleton } from '../app/skeleton.tsx';
import { useBrand } from '../app/use-brand.ts';
import { BookTable } from './book-table.tsx';

/** `#/at/{identifier}` */
export function BookTablePage({ identifier }: { identifier: string }) {
  const load = useCallback(() => readRestaurant(identifier), [identifier]);
  const { state, retry } = useLoaded(load);
  useBrand(state.kind === 'loaded' ? state.value : undefined);
  if (state.kind === 'loading') return <Skeleton />;
  if (state.kind === 'failed') return <LoadFailed problem={state.problem} retry={retry} />;
  return <BookTable restaurant={state.value} />;
}
