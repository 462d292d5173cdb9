import { sessionEndedTopic } from '@stammtisch/contracts/topics/session-ended';
import { getBus } from '@stammtisch/event-bus';
import * as z from 'zod';
import { create } from 'zustand';

const storageKey = 'stammtisch.accounts';

/** A restaurant that this browser is signed in to; its tokens lie with its session. */
const account = z.object({ uuid: z.string(), name: z.string(), email: z.string() });
export type Account = z.infer<typeof account>;

const stored = z.object({
  /** The uuid of the restaurant on the screen. */
  active: z.string().optional(),
  accounts: z.array(account),
});
export type Accounts = z.infer<typeof stored>;

const nobody: Accounts = { accounts: [] };

/** Reads what the storage holds; anything unreadable means that nobody is signed in. */
function parseAccounts(text: string | null): Accounts {
  if (text === null) return nobody;
  try {
    return stored.parse(JSON.parse(text));
  } catch (cause) {
    console.warn('stored accounts are not readable', cause);
    return nobody;
  }
}

/** Adds a restaurant, or renews what is known of it. */
export function withAccount(known: Accounts, fresh: Account): Accounts {
  const { uuid, name, email } = fresh;
  const others = known.accounts.filter((other) => other.uuid !== uuid);
  return { ...known, accounts: [...others, { uuid, name, email }] };
}

/** Takes a restaurant off the list; if it was on the screen, nobody is. */
export function withoutAccount({ active, accounts }: Accounts, uuid: string): Accounts {
  const others = accounts.filter((other) => other.uuid !== uuid);
  return active === uuid || active === undefined
    ? { accounts: others }
    : { active, accounts: others };
}

interface AccountStore extends Accounts {
  change: (next: (known: Accounts) => Accounts) => void;
  reread: () => void;
}

const read = () => parseAccounts(localStorage.getItem(storageKey));

/** The restaurants of this browser, the same in all its tabs. */
export const useAccounts = create<AccountStore>((set) => ({
  ...read(),
  change(next) {
    // From the storage, not from memory: another tab may have signed in or out meanwhile.
    const { active, accounts } = next(read());
    if (accounts.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify({ active, accounts }));
    set({ active, accounts });
  },
  reread() {
    const { active, accounts } = read();
    set({ active, accounts });
  },
}));

/** Keeps this tab equal to the storage, and hears of logouts in other tabs at once. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) useAccounts.getState().reread();
  };
  addEventListener('storage', follow);
  const forget = getBus().subscribe(sessionEndedTopic, () => useAccounts.getState().reread());
  return () => {
    removeEventListener('storage', follow);
    forget();
  };
}
