import type { Locale, Messages } from './locale.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import type { NavEntry, RemoteRouteInput } from './route.ts';

type Topics = RemoteManifest['topics'];
type Slots = RemoteManifest['slots'];

/** What a remote says about itself in its `remote.ts`; the build adds versions, files and hashes. */
export interface RemoteDefinition<RouteId extends string = string> {
  name: string;
  team: string;
  /** The range of host contracts it runs on, `^1.0.0`. */
  hostContract: string;
  routes: readonly (Omit<RemoteRouteInput, 'id'> & { id: RouteId })[];
  nav: readonly (Omit<NavEntry, 'route'> & { route: NoInfer<RouteId> })[];
  /** Where the source of each exposed module lies, by its name: `{'./day': './src/remote/day.tsx'}`. */
  exposes: Readonly<Record<string, string>>;
  messages: Readonly<Record<Locale, Messages>>;
  slots?: Partial<Slots>;
  topics?: Partial<Topics>;
  requires?: readonly string[];
  csp?: Readonly<Record<string, string[]>>;
  budgets?: Partial<RemoteManifest['budgets']>;
}

/** Types a remote's definition: a navigation entry can only name a route that the remote has. */
export function defineRemote<const RouteId extends string>(
  definition: RemoteDefinition<RouteId>,
): RemoteDefinition<RouteId> {
  return definition;
}
