import { useText } from '@stammtisch/i18n';
import { useRestaurant } from '@stammtisch/remote-kit';
import { Suspense, useMemo } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { Frame } from '../frame/frame.tsx';
import { landing } from '../last-url/landing.ts';
import { useRememberedPlace } from '../last-url/use-remembered-place.ts';
import { navModel } from '../navigation/nav-model.ts';
import { useArrival } from '../navigation/use-arrival.ts';
import { findRoute, pathsOf, type KnownRoute } from '../registry/route-table.ts';
import { RemotePage } from '../remote-loader/remote-page.tsx';
import { useSearchKey } from '../settings-search/search-key.ts';
import { lazily } from './lazily.ts';

const SettingsOverview = lazily(
  () => import('../settings-overview/settings-overview.tsx'),
  (module) => module.SettingsOverview,
);

/** The frame with the page of the address in it; an unknown address leads to the landing page. */
export function StaffPages({ routes }: { routes: readonly KnownRoute[] }) {
  const shell = useText('shell');
  const { features } = useRestaurant();
  const { pathname } = useLocation();
  const nav = useMemo(() => navModel(routes, features), [routes, features]);
  const current = findRoute(routes, pathname);
  const remoteText = useText(current?.remote.manifest.name ?? 'shell');
  const title =
    current === undefined ? shell('settings.title') : remoteText(current.route.titleKey);
  useRememberedPlace(routes);
  const announcement = useArrival(title);
  useSearchKey();
  return (
    <Frame nav={nav}>
      <output className="visually-hidden">{announcement}</output>
      <Routes>
        <Route
          path="/settings"
          element={
            <Suspense fallback={null}>
              <SettingsOverview nav={nav} routes={routes} />
            </Suspense>
          }
        />
        {routes.flatMap((known) =>
          pathsOf(known).map((path) => (
            <Route
              key={path}
              path={path}
              element={<RemotePage key={`${known.remote.base} ${known.route.id}`} known={known} />}
            />
          )),
        )}
        <Route path="*" element={<Navigate to={landing()} replace />} />
      </Routes>
    </Frame>
  );
}
