import type { SlotContract } from './slot.ts';
import type { VersionedSchema } from './json-schema.ts';
import type { Locale, Messages } from './locale.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import type { NavEntry, RemoteRouteInput } from './route.ts';

/** A topic of the event bus: what `defineTopic` makes. */
export type TopicContract = VersionedSchema & { type: string };

/** What a remote says about itself in its `remote.ts`; the build adds versions, files and hashes. */
export interface RemoteDefinition<RouteId extends string = string, Expose extends string = string> {
  name: string;
  team: string;
  /** The range of host contracts it runs on, `^1.0.0`. */
  hostContract: string;
  routes: readonly (Omit<RemoteRouteInput, 'id' | 'expose'> & {
    id: RouteId;
    expose: NoInfer<Expose>;
  })[];
  nav: readonly (Omit<NavEntry, 'route'> & { route: NoInfer<RouteId> })[];
  /** Where the source of each exposed module lies, by its name: `{'./day': './src/remote/day.tsx'}`. */
  exposes: Readonly<Record<Expose, string>>;
  messages: Readonly<Record<Locale, Messages>>;
  slots?: {
    /** Places that other remotes may fill. */
    provided?: readonly SlotContract[];
    /** Places of others that this one fills, and with what. */
    filled?: readonly { contract: SlotContract; expose: NoInfer<Expose>; order: number }[];
  };
  topics?: { publishes?: readonly TopicContract[]; consumes?: readonly TopicContract[] };
  /** Link relations of the entry document without which it cannot work. */
  requires?: readonly string[];
  csp?: Readonly<Record<string, string[]>>;
  budgets?: Partial<RemoteManifest['budgets']>;
}

/**
 * Types a remote's definition: a navigation entry can only name a route that the remote has, a
 * route and a filled slot only a module that it exposes.
 */
export function defineRemote<const RouteId extends string, const Expose extends string>(
  definition: RemoteDefinition<RouteId, Expose>,
): RemoteDefinition<RouteId, Expose> {
  return definition;
}
