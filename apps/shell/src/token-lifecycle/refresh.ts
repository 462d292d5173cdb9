import { refreshToken } from '@stammtisch/contracts/authentication/refresh-token';
import { authCall } from './auth-call.ts';
import { useSessions, withoutSession, withTokens, type SignedIn } from './session-store.ts';

export type RefreshOutcome =
  | { kind: 'renewed'; session: SignedIn }
  /** The session is over: it was logged out, or its refresher token has expired. */
  | { kind: 'ended' }
  | { kind: 'unreachable' };

const find = (uuid: string) =>
  useSessions.getState().sessions.find((session) => session.uuid === uuid);

async function exchange(uuid: string, staleToken: string): Promise<RefreshOutcome> {
  useSessions.getState().reread();
  const session = find(uuid);
  if (session === undefined) return { kind: 'ended' };
  // Another tab was faster while this one waited for its turn.
  if (session.token !== staleToken) return { kind: 'renewed', session };
  const outcome = await authCall(refreshToken, { bearer: session.refresherToken });
  if (outcome.kind === 'answered') {
    useSessions.getState().change((stored) => withTokens(stored, outcome.reply));
    return { kind: 'renewed', session: outcome.reply };
  }
  if (outcome.kind === 'refused' && [401, 403].includes(outcome.problem.status)) {
    useSessions.getState().change((stored) => withoutSession(stored, uuid));
    return { kind: 'ended' };
  }
  return { kind: 'unreachable' };
}

/**
 * Renews a restaurant's tokens, once for all tabs: a refresher token serves a single time, and two
 * tabs that both use it would look like a thief.
 */
export function refreshSession(uuid: string, staleToken: string): Promise<RefreshOutcome> {
  const work = () => exchange(uuid, staleToken);
  // Plain http outside of localhost has no locks; the server then still forgives 30 s.
  return navigator.locks === undefined
    ? work()
    : navigator.locks.request(`stammtisch.refresh.${uuid}`, work);
}
