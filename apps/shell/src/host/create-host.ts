import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import type { Change } from '@stammtisch/contracts/stream/follow-changes';
import type { HalClient } from '@stammtisch/hal-client';
import type { Destination, Host } from '@stammtisch/remote-kit';
import type { ComponentType } from 'react';
import type { SlotProps } from '@stammtisch/remote-kit';
import { useMasterGate } from '../master-password/master-gate.ts';
import type { KnownRoute } from '../registry/route-table.ts';
import { notices } from '../toasts/notices.ts';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';
import { hrefOf } from './href-of.ts';

export interface HostParts {
  entry: Entry;
  client: HalClient;
  routes: readonly KnownRoute[];
  go: (href: string, options: { replace: boolean }) => void;
  prefetch: (routeId: string) => void;
  onChange: (listener: (change: Change) => void) => () => void;
  SlotOutlet: ComponentType<SlotProps>;
}

const noCounts = { read: () => 0, subscribe: () => () => undefined };

/** Puts together what remotes get (host contract 1.0). */
export function createHost({ entry, client, routes, go, ...parts }: HostParts): Host {
  const { uuid, name, identifier, timeZone, currency, isDemo } = entry;
  const hrefTo = (destination: Destination) => hrefOf(destination, routes);
  return {
    restaurant: { uuid, name, identifier, timeZone, currency, isDemo, features: [] },
    entry,
    client,
    notices,
    hrefOf: hrefTo,
    navigate: (destination) => go(hrefTo(destination), { replace: destination.replace ?? false }),
    prefetch: parts.prefetch,
    requireMaster: () => (isDemo ? Promise.resolve(true) : useMasterGate.getState().ask()),
    guardUnsavedWork: unsavedWork.guard,
    onChange: parts.onChange,
    counts: noCounts,
    SlotOutlet: parts.SlotOutlet,
  };
}
