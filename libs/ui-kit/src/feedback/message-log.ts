import { useSyncExternalStore } from 'react';

export type MessageTone = 'success' | 'error' | 'warning' | 'info';

/** A message that was shown as a toast; it can still be read after the toast is gone. */
export interface LoggedMessage {
  id: number;
  tone: MessageTone;
  text: string;
  at: Date;
}

const kept = 100;

/** The newest messages first; the oldest leave when there are more than a hundred. */
export function createMessageLog() {
  let messages: readonly LoggedMessage[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();

  function replace(next: readonly LoggedMessage[]) {
    messages = next;
    for (const listener of listeners) listener();
  }

  return {
    add(tone: MessageTone, text: string, at = new Date()): void {
      replace([{ id: nextId++, tone, text, at }, ...messages].slice(0, kept));
    },
    clear(): void {
      replace([]);
    },
    list: (): readonly LoggedMessage[] => messages,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const messageLog = createMessageLog();

export function useMessageLog(): readonly LoggedMessage[] {
  return useSyncExternalStore(messageLog.subscribe, messageLog.list, messageLog.list);
}
