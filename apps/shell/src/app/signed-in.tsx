import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import type { Release } from '@stammtisch/contracts/remote/release';
import type { HalClient } from '@stammtisch/hal-client';
import { HostContext } from '@stammtisch/remote-kit';
import { useState } from 'react';
import { useBrand } from '../brand/use-brand.ts';
import { useIdlePreload } from '../remote-loader/use-idle-preload.ts';
import { connect } from '../token-lifecycle/connection.ts';
import { useEntry } from '../token-lifecycle/use-entry.ts';
import { Background } from './background.tsx';
import { BootFailure } from './boot-failure.tsx';
import { Questions } from './questions.tsx';
import { StaffPages } from './staff-pages.tsx';
import { useHostOf } from './use-host-of.ts';

export interface SignedInProps {
  uuid: string;
  release: Release;
}

/** A restaurant on the screen: reads who it is, then shows its pages. */
export function SignedIn({ uuid, release }: SignedInProps) {
  const [client] = useState(() => connect(uuid));
  const { data, error, refetch } = useEntry(uuid, client);
  if (data !== undefined) return <Staff entry={data} client={client} release={release} />;
  // Nothing for a moment, so that neither the login nor an empty frame flashes at a reload.
  return error === null ? null : <BootFailure onRetry={() => void refetch()} />;
}

interface StaffProps {
  entry: Entry;
  client: HalClient;
  release: Release;
}

function Staff({ entry, client, release }: StaffProps) {
  const { host, routes } = useHostOf({ entry, client, release });
  useBrand(entry, client);
  useIdlePreload(routes);
  return (
    <HostContext value={host}>
      <StaffPages routes={routes} />
      <Questions />
      <Background />
    </HostContext>
  );
}
