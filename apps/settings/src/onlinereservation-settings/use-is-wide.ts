import { useMediaQuery } from '@stammtisch/ui-kit';

/** Wide enough for the form and its preview side by side. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1100px)');
}
