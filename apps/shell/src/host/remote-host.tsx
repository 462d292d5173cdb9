import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { HostContext, useHost } from '@stammtisch/remote-kit';
import { useMemo, type ReactNode } from 'react';
import { busFor } from './bus-for.ts';

export interface RemoteHostProps {
  manifest: RemoteManifest;
  children: ReactNode;
}

/** The host as one remote gets it: on the bus it speaks in its own name. */
export function RemoteHost({ manifest, children }: RemoteHostProps) {
  const host = useHost();
  const own = useMemo(() => ({ ...host, bus: busFor(manifest) }), [host, manifest]);
  return <HostContext value={own}>{children}</HostContext>;
}
