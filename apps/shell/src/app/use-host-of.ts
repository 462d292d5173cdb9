import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { passwordChanged } from '@stammtisch/contracts/topics/password-changed';
import { releaseChanged } from '@stammtisch/contracts/topics/release-changed';
import { getBus } from '@stammtisch/event-bus';
import type { HalClient } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { concerns } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useOffline } from '../offline-banner/offline-state.ts';
import { createHost } from '../host/create-host.ts';
import { checkRegistry } from '../registry/follow-registry.ts';
import { routesOf } from '../registry/route-table.ts';
import { remoteQuery } from '../remote-loader/remote-query.ts';
import { fillingsBySlot } from '../remote-loader/fillings-of.ts';
import { SlotOutlet } from '../remote-loader/slot-outlet.tsx';
import { createCounts } from '../stream/badge-counts.ts';
import { leaveIfEnded } from '../token-lifecycle/leave-if-ended.ts';
import { entryHref, entryKey } from '../token-lifecycle/use-entry.ts';
import { followStream } from '../stream/follow-stream.ts';

export interface HostInputs {
  entry: Entry;
  client: HalClient;
  /** The same object as long as no remote changed. */
  remotes: readonly ReleasedRemote[];
}

/** The host that remotes of this restaurant get, and the stream that keeps their reads fresh. */
export function useHostOf({ entry, client, remotes }: HostInputs) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const routes = useMemo(() => routesOf(remotes), [remotes]);
  const counts = useMemo(
    () =>
      createCounts(
        getBus(),
        remotes.flatMap(({ manifest }) => manifest.nav.flatMap((n) => n.badgeTopic ?? [])),
      ),
    [remotes],
  );
  const fillings = useMemo(() => fillingsBySlot(remotes), [remotes]);

  useEffect(() => {
    const stop = new AbortController();
    const forget = getBus().subscribe(changeTopic, ({ data }) => {
      if (data.type === releaseChanged) void checkRegistry();
      if (data.type === passwordChanged) void leaveIfEnded(client);
      if (data.href === entryHref)
        void queries.invalidateQueries({ queryKey: entryKey(entry.uuid) });
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => concerns(queryKey, data.href),
      });
    });
    // Whoever was opened without network has missed everything, and no stream tells it again.
    const reread = () => void queries.invalidateQueries({ queryKey: ['resource'] });
    const rereadAfterLoss = () => {
      if (useOffline.getState().isMissing) reread();
    };
    const onOpen = () => {
      void checkRegistry();
      rereadAfterLoss();
    };
    void followStream(client, { signal: stop.signal, onOpen, onGap: reread });
    addEventListener('online', rereadAfterLoss);
    return () => {
      forget();
      removeEventListener('online', rereadAfterLoss);
      stop.abort();
      // What was kept for late listeners is about the restaurant that leaves the screen.
      getBus().forget();
    };
  }, [client, queries, entry.uuid]);

  const host = useMemo(
    () =>
      createHost({
        entry,
        client,
        routes,
        SlotOutlet,
        filledSlots: new Set(fillings.keys()),
        counts,
        go: (href, options) => void navigate(href, options),
        prefetch: (routeId) => {
          const known = routes.find(({ route }) => route.id === routeId);
          if (known === undefined) return;
          void queries.prefetchQuery(remoteQuery(known.remote, known.route.expose, language));
        },
      }),
    [entry, client, routes, fillings, counts, navigate, queries, language],
  );
  return { host, routes, fillings };
}
