import type { Destination } from '@stammtisch/remote-kit';
import { generatePath } from 'react-router';
import type { KnownRoute } from '../registry/route-table.ts';

/** The address of a route by its id; throws for an id that no remote of the release has. */
export function hrefOf({ to, params = {}, search }: Destination, routes: readonly KnownRoute[]) {
  const known = routes.find(({ route }) => route.id === to);
  if (known === undefined) throw new Error(`no remote has a route "${to}"`);
  const texts = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  const path = generatePath(known.route.path, texts);
  return search === undefined ? path : `${path}?${new URLSearchParams(search).toString()}`;
}
