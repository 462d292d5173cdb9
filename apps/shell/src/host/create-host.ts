import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import type { HalClient } from '@stammtisch/hal-client';
import type { Counts, Destination, Host } from '@stammtisch/remote-kit';
import type { ComponentType } from 'react';
import type { SlotProps } from '@stammtisch/remote-kit';
import { useMasterGate } from '../master-password/master-gate.ts';
import type { KnownRoute } from '../registry/route-table.ts';
import { notices } from '../toasts/notices.ts';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';
import { busFor } from './bus-for.ts';
import { hrefOf } from './href-of.ts';

export interface HostParts {
  entry: Entry;
  client: HalClient;
  routes: readonly KnownRoute[];
  go: (href: string, options: { replace: boolean }) => void;
  prefetch: (routeId: string) => void;
  counts: Counts;
  SlotOutlet: ComponentType<SlotProps>;
  filledSlots: ReadonlySet<string>;
}

/** Puts together what remotes get (host contract 1.1). */
export function createHost({ entry, client, routes, go, ...parts }: HostParts): Host {
  const { uuid, name, identifier, timeZone, currency, isDemo, features } = entry;
  const hrefTo = (destination: Destination) => hrefOf(destination, routes);
  return {
    restaurant: { uuid, name, identifier, timeZone, currency, isDemo, features },
    entry,
    client,
    notices,
    hrefOf: hrefTo,
    navigate: (destination) => go(hrefTo(destination), { replace: destination.replace ?? false }),
    prefetch: parts.prefetch,
    requireMaster: () => useMasterGate.getState().ask(),
    guardUnsavedWork: unsavedWork.guard,
    // Each remote gets its own (`RemoteHost`); on this one nobody may say anything.
    bus: busFor({ name: 'shell', topics: { publishes: [], consumes: [] } }),
    counts: parts.counts,
    SlotOutlet: parts.SlotOutlet,
    filledSlots: parts.filledSlots,
  };
}
