import { useText } from '@stammtisch/i18n';
import { Navigate } from 'react-router';
import { landing } from '../last-url/landing.ts';
import { useAccounts } from '../token-lifecycle/accounts.ts';
import { useEndedSession } from '../token-lifecycle/ended-session.ts';
import { LoginPage } from './pages.ts';

/** The login; somebody who is signed in already is led on. */
export function LoginRoute() {
  const active = useAccounts((accounts) => accounts.active);
  const text = useText('shell');
  const { hasEnded } = useEndedSession();
  if (active !== undefined) return <Navigate to={landing()} replace />;
  return hasEnded ? <LoginPage notice={text('login.ended')} /> : <LoginPage />;
}
