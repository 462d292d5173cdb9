import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { returnPath } from '../last-url/last-url.ts';
import { useRegistry } from '../registry/registry-store.ts';
import { findRoute, routesOf } from '../registry/route-table.ts';
import { useAccounts } from '../token-lifecycle/accounts.ts';
import { SignedIn } from './pages.ts';

/** Everything behind the login. Who is not signed in is sent there, and the wanted page kept. */
export function StaffArea() {
  const active = useAccounts((accounts) => accounts.active);
  const { pathname, search } = useLocation();
  const release = useRegistry(({ registry }) => registry.release);
  const routes = useMemo(() => routesOf(release.remotes), [release]);
  if (active !== undefined) return <SignedIn key={active} uuid={active} />;
  const wanted = pathname === '/settings' || findRoute(routes, pathname) !== undefined;
  if (wanted) returnPath.store(`${pathname}${search}`);
  return <Navigate to="/login" replace />;
}
