import { useLanguage, useText } from '@stammtisch/i18n';
import { Skeleton } from '@stammtisch/ui-kit/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { RemoteHost } from '../host/remote-host.tsx';
import { GuardedPage } from '../master-password/guarded-page.tsx';
import { NamedPart } from '../named-parts/named-part.tsx';
import { GuideOffer } from '../page-guide/guide-offer.tsx';
import type { KnownRoute } from '../registry/route-table.ts';
import { Drawn } from './drawn.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { remoteQuery } from './remote-query.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { tellDrawn } from './tell-drawn.ts';
import { useRecovery } from './use-recovery.ts';

/** A route of a remote: waits for its code, shows it, and keeps its failures to itself. */
export function RemotePage({ known }: { known: KnownRoute }) {
  const { remote, route } = known;
  const language = useLanguage();
  const label = useText(remote.manifest.name)(route.titleKey);
  const [asked] = useState(() => performance.now());
  const { data, isError, isFetching } = useQuery(remoteQuery(remote, route.expose, language));
  const { crash, round, onCrash, onMissing, retry } = useRecovery(remote);
  const isMissing = isError && !isFetching;
  useLayoutEffect(() => {
    if (isMissing) onMissing();
    // Once for each round of tries.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing]);
  if (data === undefined) {
    if (isMissing) return <RemoteFailure remote={label} reason="failed" onRetry={retry} />;
    return <Skeleton shape="block" rows={2} />;
  }
  const { Page } = data;
  const page = (
    <RouteBoundary
      resetKey={`${route.id} ${String(round)}`}
      onFailure={onCrash}
      renderFallback={() =>
        crash === 'mending' ? (
          <Skeleton shape="block" rows={2} />
        ) : (
          <RemoteFailure
            remote={label}
            reason={crash === 'missing' ? 'failed' : 'crashed'}
            onRetry={retry}
          />
        )
      }
    >
      <GuideOffer known={known} />
      <RemoteHost manifest={remote.manifest}>
        <Page />
      </RemoteHost>
      <NamedPart known={known} />
      <Drawn onDrawn={() => tellDrawn(remote, data, asked)} />
    </RouteBoundary>
  );
  return route.guards.includes('masterPassword') ? <GuardedPage>{page}</GuardedPage> : page;
}
