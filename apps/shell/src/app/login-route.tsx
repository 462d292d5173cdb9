import { Navigate } from 'react-router';
import { landing } from '../last-url/landing.ts';
import { useAccounts } from '../token-lifecycle/accounts.ts';
import { LoginPage } from './pages.ts';

/** The login; somebody who is signed in already is led on. */
export function LoginRoute() {
  const active = useAccounts((accounts) => accounts.active);
  return active === undefined ? <LoginPage /> : <Navigate to={landing()} replace />;
}
