import { sessionEndedTopic } from '@stammtisch/contracts/topics/session-ended';
import { getBus } from '@stammtisch/event-bus';
import { createSession, createWebStore, type Session } from '@stammtisch/hal-client';
import { useAccounts, withAccount, withoutAccount } from './accounts.ts';
import { tellEnded } from './ended-session.ts';
import type { SessionReply } from '@stammtisch/contracts/authentication/session';

const sessions = new Map<string, Session>();

/** A restaurant's session: its tokens, refreshed 100 s before they end (specification §4). */
export function sessionOf(uuid: string): Session {
  const known = sessions.get(uuid);
  if (known !== undefined) return known;
  const session = createSession({
    origin: location.origin,
    store: createWebStore(localStorage, 'stammtisch.session.'),
    name: uuid,
  });
  session.subscribe((event) => {
    if (event.kind !== 'lost') return;
    tellEnded(true);
    useAccounts.getState().change((known) => withoutAccount(known, uuid));
  });
  sessions.set(uuid, session);
  return session;
}

/** Keeps the tokens of a login; `open` puts the restaurant on the screen. */
export function keepSession(reply: SessionReply, { open }: { open: boolean }): void {
  const { uuid, token, refresherToken } = reply;
  sessionOf(uuid).open({ token, refresherToken });
  tellEnded(false);
  useAccounts.getState().change((known) => {
    const changed = withAccount(known, reply);
    return open ? { ...changed, active: uuid } : changed;
  });
}

/** Forgets a restaurant's tokens on this device; works without network. */
export function dropSession(uuid: string): void {
  sessionOf(uuid).close();
  getBus().publish(sessionEndedTopic, { uuid }, { source: 'shell' });
  useAccounts.getState().change((known) => withoutAccount(known, uuid));
}
