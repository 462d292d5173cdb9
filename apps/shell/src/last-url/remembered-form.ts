import { findRoute, type KnownRoute } from '../registry/route-table.ts';

/** specification §2: any settings page is stored as this one. */
export const restaurantInfos = '/settings/restaurant-infos';

/** specification §2: login, logout, checkout return and external origin are never stored. */
const neverStored = /^\/(login|logout|external-origin)(\/|$)/i;

export interface Place {
  pathname: string;
  search: string;
}

/**
 * How the last-URL memory stores a visited place, or `undefined` when it must not: the shell's own
 * pages by the specification, a remote's page as its manifest says, an unknown address never.
 */
export function rememberedForm(place: Place, routes: readonly KnownRoute[]): string | undefined {
  if (neverStored.test(place.pathname)) return undefined;
  const found = findRoute(routes, place.pathname);
  if (found?.route.rememberAs === 'never') return undefined;
  if (/^\/settings(\/|$)/i.test(place.pathname)) return restaurantInfos;
  if (found === undefined) return undefined;
  if (found.route.rememberAs === 'self') return `${place.pathname}${place.search}`;
  return found.route.rememberAs;
}
