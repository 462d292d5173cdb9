import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { create } from 'zustand';
import { isOverridden } from '../overrides/override-store.ts';
import { health, nothingKnown, wasDrawn, type Health } from './health.ts';

const storageKey = 'stammtisch.remotes';

function read(): Health {
  const text = localStorage.getItem(storageKey);
  if (text === null) return nothingKnown;
  try {
    return health.parse(JSON.parse(text));
  } catch (cause) {
    console.warn('what is known of the remotes is not readable', cause);
    return nothingKnown;
  }
}

interface HealthStore {
  known: Health;
  change: (next: (known: Health) => Health) => void;
}

/** The health of the remotes on this device, kept beyond the page. */
export const useHealth = create<HealthStore>((set, get) => ({
  known: read(),
  change(next) {
    const before = get().known;
    const known = next(before);
    if (known === before) return;
    set({ known });
    try {
      localStorage.setItem(storageKey, JSON.stringify(known));
    } catch (cause) {
      console.warn('the device has no room for what is known of the remotes', cause);
    }
  },
}));

/** A version stands on the screen. What a developer tries out is nobody's last good version. */
export function rememberDrawn(remote: ReleasedRemote): void {
  if (!isOverridden(remote)) useHealth.getState().change((known) => wasDrawn(known, remote));
}
