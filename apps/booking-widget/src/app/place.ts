import { useEffect } from 'react';
import { readParameter, useHash } from './route.ts';

/*
 * Where the widget stands: here a page of its own on the booking host. `place.inline.ts` says the
 * same of a form inside somebody else's page; the build for foreign pages takes that file instead.
 */

/** The element around the screens. */
export const MainRegion = 'main';

/** The house's logo stands beside its name. */
export const showsLogo = true;

/** Which screen is meant; see `parseRoute`. */
export const useAddress = useHash;

/** The element that carries language and colours. */
export function useRoot(): HTMLElement {
  return document.documentElement;
}

/** The language that the embedding site wishes. */
export function useLanguageWish(): string | null {
  return readParameter('lang');
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The page that a mail link opens. */
export function manageAddress(token: string): string {
  return `#/manage/${token}`;
}
