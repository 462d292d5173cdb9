import type { Release } from '@stammtisch/contracts/remote/release';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { returnPath } from '../last-url/last-url.ts';
import { findRoute, routesOf } from '../registry/route-table.ts';
import { useAccounts } from '../token-lifecycle/accounts.ts';
import { SignedIn } from './pages.ts';

/** Everything behind the login. Who is not signed in is sent there, and the wanted page kept. */
export function StaffArea({ release }: { release: Release }) {
  const active = useAccounts((accounts) => accounts.active);
  const { pathname, search } = useLocation();
  const routes = useMemo(() => routesOf(release), [release]);
  if (active !== undefined) return <SignedIn key={active} uuid={active} release={release} />;
  const wanted = pathname === '/settings' || findRoute(routes, pathname) !== undefined;
  if (wanted) returnPath.store(`${pathname}${search}`);
  return <Navigate to="/login" replace />;
}
