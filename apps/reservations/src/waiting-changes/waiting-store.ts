import { keptKey } from '@stammtisch/remote-kit';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { waitingChange, type WaitingChange } from './waiting-change.ts';

const list = z.array(waitingChange);
const nothing: readonly WaitingChange[] = [];
const listeners = new Set<() => void>();
/** The same text is the same list, so that a screen is drawn only when something changed. */
let last: { text: string | null; changes: readonly WaitingChange[] } = {
  text: null,
  changes: nothing,
};

const keyOf = (restaurant: string) => keptKey(restaurant, 'waiting-changes');

function parse(text: string): readonly WaitingChange[] {
  try {
    return list.parse(JSON.parse(text));
  } catch (cause) {
    console.warn('the waiting changes are not readable', cause);
    return nothing;
  }
}

/** What waits to be told, oldest first; the same in all tabs, and still there after a reload. */
export function readWaiting(restaurant: string): readonly WaitingChange[] {
  const text = localStorage.getItem(keyOf(restaurant));
  if (text !== last.text) last = { text, changes: text === null ? nothing : parse(text) };
  return last.changes;
}

export function changeWaiting(
  restaurant: string,
  next: (waiting: readonly WaitingChange[]) => readonly WaitingChange[],
): void {
  const changed = next(readWaiting(restaurant));
  if (changed.length === 0) localStorage.removeItem(keyOf(restaurant));
  else localStorage.setItem(keyOf(restaurant), JSON.stringify(changed));
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

export function useWaiting(restaurant: string): readonly WaitingChange[] {
  return useSyncExternalStore(subscribe, () => readWaiting(restaurant));
}
