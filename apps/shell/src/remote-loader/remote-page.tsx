import { useLanguage, useText } from '@stammtisch/i18n';
import { Skeleton } from '@stammtisch/ui-kit/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { RemoteHost } from '../host/remote-host.tsx';
import { GuardedPage } from '../master-password/guarded-page.tsx';
import type { KnownRoute } from '../registry/route-table.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { remoteQuery } from './remote-query.ts';
import { RouteBoundary } from './route-boundary.tsx';

/** A route of a remote: waits for its code, shows it, and keeps its failures to itself. */
export function RemotePage({ known }: { known: KnownRoute }) {
  const { remote, route } = known;
  const language = useLanguage();
  const label = useText(remote.manifest.name)(route.titleKey);
  const { data, error, isFetching, refetch } = useQuery(
    remoteQuery(remote, route.expose, language),
  );
  if (data === undefined) {
    if (isFetching || error === null) return <Skeleton shape="block" rows={2} />;
    return <RemoteFailure remote={label} reason="failed" onRetry={() => void refetch()} />;
  }
  const { Page } = data;
  const page = (
    <RouteBoundary
      resetKey={route.id}
      onFailure={(failure) => console.error(`${remote.manifest.name} failed`, failure)}
      renderFallback={(retry) => <RemoteFailure remote={label} reason="crashed" onRetry={retry} />}
    >
      <RemoteHost manifest={remote.manifest}>
        <Page />
      </RemoteHost>
    </RouteBoundary>
  );
  return route.guards.includes('masterPassword') ? <GuardedPage>{page}</GuardedPage> : page;
}
