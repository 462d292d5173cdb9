import { session, type SessionReply } from '@stammtisch/contracts/authentication/session';
import * as z from 'zod';
import { create } from 'zustand';

const storageKey = 'stammtisch.sessions';

/** One signed-in restaurant, as /authenticate answers it. */
export type SignedIn = SessionReply;

const storedSessions = z.object({
  /** The uuid of the restaurant on the screen. */
  active: z.string().optional(),
  sessions: z.array(session),
});
export type StoredSessions = z.infer<typeof storedSessions>;

const nobody: StoredSessions = { sessions: [] };

/** Reads what the storage holds; anything unreadable means that nobody is signed in. */
export function parseSessions(text: string | null): StoredSessions {
  if (text === null) return nobody;
  try {
    return storedSessions.parse(JSON.parse(text));
  } catch (cause) {
    console.warn('stored sessions are not readable', cause);
    return nobody;
  }
}

/** Adds or renews a restaurant's session and puts it on the screen. */
export function withSession(stored: StoredSessions, fresh: SignedIn): StoredSessions {
  const others = stored.sessions.filter(({ uuid }) => uuid !== fresh.uuid);
  return { active: fresh.uuid, sessions: [...others, fresh] };
}

/** Renews tokens without changing which restaurant is on the screen. */
export function withTokens(stored: StoredSessions, fresh: SignedIn): StoredSessions {
  const sessions = stored.sessions.map((old) => (old.uuid === fresh.uuid ? fresh : old));
  return { ...stored, sessions };
}

export function withoutSession(stored: StoredSessions, uuid: string): StoredSessions {
  const sessions = stored.sessions.filter((known) => known.uuid !== uuid);
  return stored.active === uuid ? { sessions } : { ...stored, sessions };
}

export function activeSession({ active, sessions }: StoredSessions): SignedIn | undefined {
  return sessions.find(({ uuid }) => uuid === active);
}

interface SessionStore extends StoredSessions {
  change: (next: (stored: StoredSessions) => StoredSessions) => void;
  /** Takes over what another tab has stored. */
  reread: () => void;
}

const read = () => parseSessions(localStorage.getItem(storageKey));

/** The sessions of this browser, the same in all its tabs. */
export const useSessions = create<SessionStore>((set) => ({
  ...read(),
  change(next) {
    // From the storage, not from memory: another tab may have renewed its tokens meanwhile.
    const changed = next(read());
    if (changed.sessions.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(changed));
    set({ active: changed.active, sessions: changed.sessions });
  },
  reread() {
    const { active, sessions } = read();
    set({ active, sessions });
  },
}));

/** Keeps this tab's sessions equal to the storage; answers how to stop. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) useSessions.getState().reread();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
