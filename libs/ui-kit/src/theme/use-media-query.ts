import { useCallback, useSyncExternalStore } from 'react';

/** Follows a media query; false where there is no screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Narrow devices begin below 750 px (specification §9). */
export const narrowQuery = '(max-width: 749.98px)';

export function useIsNarrow(): boolean {
  return useMediaQuery(narrowQuery);
}
