import { useSyncExternalStore } from 'react';
import * as z from 'zod';

/** How this device likes its timeline. */
const taste = z.object({
  /** 36 px for the mouse, 48 px for the finger; undefined until somebody chose: the device decides. */
  density: z.enum(['compact', 'comfortable']).optional().catch(undefined),
  days: z.enum(['day', 'week']).catch('day'),
  /** Rooms whose tables are folded away, by id. */
  folded: z.array(z.string()).catch([]),
});
export type TimelineTaste = z.infer<typeof taste>;

const storageKey = 'stammtisch.timeline';

let known: { text: string | null; taste: TimelineTaste } | undefined;
const listeners = new Set<() => void>();

function read(): TimelineTaste {
  const text = localStorage.getItem(storageKey);
  if (known === undefined || known.text !== text) {
    known = { text, taste: taste.parse(text === null ? {} : parseJson(text)) };
  }
  return known.taste;
}

/** Somebody else's text in our place of the storage counts as no taste. */
function parseJson(text: string): object {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? found : {};
  } catch (cause) {
    console.warn('the timeline’s stored taste is not readable', cause);
    return {};
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** What this device remembers, and how it is changed. */
export function useTimelineTaste() {
  const chosen = useSyncExternalStore(subscribe, read);
  const choose = (change: Partial<TimelineTaste>) => {
    localStorage.setItem(storageKey, JSON.stringify({ ...read(), ...change }));
    for (const listener of listeners) listener();
  };
  return { ...chosen, choose };
}
