import type { HalClient, Linked } from '@stammtisch/hal-client';
import { createContext, use, type ComponentType } from 'react';
import type { Destination } from './destination.ts';
import type { Notices } from './notices.ts';
import type { RemoteBus } from './remote-bus.ts';
import type { Restaurant } from './restaurant.ts';
import type { SlotProps } from './slot-props.ts';

/** A small source of values: what it holds now, and a call when that changes. */
export interface Counts {
  read: (topic: string) => number;
  subscribe: (changed: () => void) => () => void;
}

/** Everything that a remote gets from its host (host contract 1.1). */
export interface Host {
  restaurant: Restaurant;
  /** The entry document: links to everything that this restaurant may do. */
  entry: Linked;
  client: HalClient;
  notices: Notices;
  navigate: (destination: Destination) => void;
  /** The address of a destination; throws for an id that no remote has. */
  hrefOf: (destination: Destination) => string;
  /** Starts loading the code behind a route without going there. */
  prefetch: (routeId: string) => void;
  /** Asks for the master password unless it was entered in the last ten minutes. */
  requireMaster: () => Promise<boolean>;
  /** Asks before leaving until the answered function is called. */
  guardUnsavedWork: () => () => void;
  /** The page's one bus; `changeTopic` tells what changed on the server, in any browser. */
  bus: RemoteBus;
  counts: Counts;
  SlotOutlet: ComponentType<SlotProps>;
  /** Which places somebody fills: `reservation.live-plan@1`. */
  filledSlots: ReadonlySet<string>;
}

export const HostContext = createContext<Host | undefined>(undefined);

/** The host of this remote; throws outside of one. */
export function useHost(): Host {
  const host = use(HostContext);
  if (host === undefined) throw new Error('this component needs a host around it (HostContext)');
  return host;
}
