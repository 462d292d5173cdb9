import { useLanguage } from '@stammtisch/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { KnownRoute } from '../registry/route-table.ts';
import { useToastPlace } from '../toasts/toast-place.tsx';
import { loadDesignSystem } from './load-design-system.ts';
import { remoteQuery } from './remote-query.ts';
import { whenIdle } from './when-idle.ts';

/** The pages of the evening's work: those that the navigation shows first. */
function serviceRoutes(routes: readonly KnownRoute[]): KnownRoute[] {
  const ids = new Set(
    routes.flatMap(({ remote }) =>
      remote.manifest.nav.filter(({ section }) => section === 'service').map((nav) => nav.route),
    ),
  );
  return routes.filter(({ route }) => ids.has(route.id));
}

/**
 * Loads the code of the service's pages while nobody waits for anything, one after the other. A
 * device that saves data loads a page only when it is visited.
 */
export function useIdlePreload(routes: readonly KnownRoute[]): void {
  const queries = useQueryClient();
  const language = useLanguage();
  useEffect(() => {
    if (matchMedia('(prefers-reduced-data: reduce)').matches) return;
    let left = false;
    const preload = async () => {
      await whenIdle();
      useToastPlace.setState({ isWanted: true });
      await Promise.allSettled([loadDesignSystem()]);
      for (const { remote, route } of serviceRoutes(routes)) {
        await whenIdle();
        if (left) return;
        await queries.prefetchQuery(remoteQuery(remote, route.expose, language));
      }
    };
    void preload();
    return () => {
      left = true;
    };
  }, [routes, queries, language]);
}
