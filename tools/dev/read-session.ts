import { session, type SessionReply } from '@stammtisch/contracts/authentication/session';

const path = '/dev/session';
const startedKey = 'stammtisch.dev.started';

/**
 * In the browser: a new session when the page holds none, or one from before the last start.
 * Nothing when the held one is good, or when the person has to sign in.
 */
export async function readSession(isSignedIn: boolean): Promise<SessionReply | undefined> {
  const { headers } = await fetch(path, { method: 'HEAD' });
  const started = headers.get('x-started') ?? '';
  if (isSignedIn && localStorage.getItem(startedKey) === started) return undefined;
  const reply = await fetch(path);
  localStorage.setItem(startedKey, started);
  return reply.ok ? session.parse(await reply.json()) : undefined;
}
