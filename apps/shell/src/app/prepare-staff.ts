import { isLanguage } from '@stammtisch/i18n';
import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useHealth } from '../circuit-breaker/health-store.ts';
import { findOverrides, useOverrides } from '../overrides/override-store.ts';
import { useRegistry } from '../registry/registry-store.ts';
import { findRoute, routesOf } from '../registry/route-table.ts';
import { preloadFiles } from '../remote-loader/preload-files.ts';
import { remoteQuery } from '../remote-loader/remote-query.ts';
import { labelRemotes } from '../running-remotes/label-remotes.ts';
import { remotesToRun } from '../running-remotes/remotes-to-run.ts';
import { useAccounts } from '../token-lifecycle/accounts.ts';

/**
 * Before the first drawing, for somebody who is signed in: finds what this tab tries out, and begins
 * to load the page of the address, while the frame's own code and the entry document are on their way.
 */
export async function prepareStaff(queries: QueryClient): Promise<void> {
  const restaurant = useAccounts.getState().active;
  if (restaurant === undefined) return;
  const { registry } = useRegistry.getState();
  await findOverrides(registry);
  const remotes = remotesToRun({
    release: registry.release,
    restaurant,
    overrides: useOverrides.getState().found,
    health: useHealth.getState().known,
  });
  labelRemotes(remotes);
  const { language } = i18next;
  const first = findRoute(routesOf(remotes), location.pathname);
  if (first === undefined || !isLanguage(language)) return;
  preloadFiles(first.remote, first.route.expose);
  void queries.prefetchQuery(remoteQuery(first.remote, first.route.expose, language));
}
