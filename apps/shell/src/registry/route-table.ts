import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { RemoteRoute } from '@stammtisch/contracts/remote/route';
import { matchPath } from 'react-router';

export interface KnownRoute {
  remote: ReleasedRemote;
  route: RemoteRoute;
}

/** Every route of these remotes, known before any remote's code is loaded. */
export function routesOf(remotes: readonly ReleasedRemote[]): KnownRoute[] {
  return remotes.flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })));
}

export function pathsOf({ route }: KnownRoute): string[] {
  return [route.path, ...route.aliases];
}

/** The route that an address belongs to; an alias finds the same one. */
export function findRoute(routes: readonly KnownRoute[], pathname: string): KnownRoute | undefined {
  return routes.find((known) => pathsOf(known).some((path) => matchPath(path, pathname) !== null));
}
