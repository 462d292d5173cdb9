import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import type { HalClient } from '@stammtisch/hal-client';
import { HostContext } from '@stammtisch/remote-kit';
import { useState } from 'react';
import { useBrand } from '../brand/use-brand.ts';
import { useFoundOverrides } from '../overrides/use-found-overrides.ts';
import { FillingsContext } from '../remote-loader/fillings-of.ts';
import { useIdlePreload } from '../remote-loader/use-idle-preload.ts';
import { RunningContext } from '../running-remotes/running-context.ts';
import { useReturn } from '../running-remotes/use-return.ts';
import { useRunningRemotes } from '../running-remotes/use-running-remotes.ts';
import { useSwap } from '../running-remotes/use-swap.ts';
import { useOfflineFiles } from '../service-worker/use-offline-files.ts';
import { useTelemetry } from '../telemetry/use-telemetry.ts';
import { connect } from '../token-lifecycle/connection.ts';
import { useEntry } from '../token-lifecycle/use-entry.ts';
import { Background } from './background.tsx';
import { BootFailure } from './boot-failure.tsx';
import { Questions } from './questions.tsx';
import { StaffPages } from './staff-pages.tsx';
import { useHostOf } from './use-host-of.ts';

/** A restaurant on the screen: reads who it is, then shows its pages. */
export function SignedIn({ uuid }: { uuid: string }) {
  const [client] = useState(() => connect(uuid));
  const { data, error, refetch } = useEntry(uuid, client);
  if (data !== undefined) return <Staff entry={data} client={client} />;
  // Nothing for a moment, so that neither the login nor an empty frame flashes at a reload.
  return error === null ? null : <BootFailure onRetry={() => void refetch()} />;
}

function Staff({ entry, client }: { entry: Entry; client: HalClient }) {
  const running = useRunningRemotes(entry.uuid);
  const { remotes, waiting } = running;
  useSwap(remotes);
  useReturn(waiting);
  useFoundOverrides();
  useTelemetry(entry, client);
  const { host, routes, fillings } = useHostOf({ entry, client, remotes });
  useBrand(entry, client);
  useIdlePreload(routes);
  useOfflineFiles(remotes);
  return (
    <RunningContext value={running}>
      <FillingsContext value={fillings}>
        <HostContext value={host}>
          <StaffPages routes={routes} />
          <Questions />
          <Background />
        </HostContext>
      </FillingsContext>
    </RunningContext>
  );
}
