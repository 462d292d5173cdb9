import { useInlinePlace } from '../inline/inline-place.ts';
import { bookingOrigin } from '../api/booking-origin.inline.ts';

/** A page has its own main region, which the form is a part of. */
export const MainRegion = 'div';

/** The page wears the house's mark itself, and its policy may allow no pictures from elsewhere. */
export const showsLogo = false;

export function useAddress(): string {
  return `/at/${useInlinePlace().identifier}`;
}

export function useRoot(): HTMLElement {
  return useInlinePlace().root;
}

export function useLanguageWish(): string | null {
  return useInlinePlace().language ?? null;
}

/** The page's title is the page's. */
export function useTitle(): void {}

/** A page of the booking host, because the address behind this page's hash is the page's. */
export function manageAddress(token: string): string {
  return `${bookingOrigin}/#/manage/${token}`;
}
