import type { NoticeAction, Notices } from '@stammtisch/remote-kit';
import { create } from 'zustand';

export type NoticeKind = keyof Notices;

/** Milliseconds that a message stays (specification §9). */
export const lifetimes: Readonly<Record<NoticeKind, number>> = {
  success: 4_000,
  error: 10_000,
  warning: 5_000,
  info: 10_000,
};

export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  action: NoticeAction | undefined;
}

interface NoticeState {
  shown: readonly Notice[];
  /** Everything said since the page was opened, newest first, at most a hundred. */
  log: readonly Notice[];
  say: (kind: NoticeKind, text: string, action?: NoticeAction) => void;
  dismiss: (id: number) => void;
}

let last = 0;

export const useNotices = create<NoticeState>((set) => ({
  shown: [],
  log: [],
  say(kind, text, action) {
    last += 1;
    const notice: Notice = { id: last, kind, text, at: Date.now(), action };
    set(({ shown, log }) => ({
      // The same words twice would only push the other messages away.
      shown: [...shown.filter((other) => other.text !== text), notice].slice(-4),
      log: [notice, ...log].slice(0, 100),
    }));
  },
  dismiss: (id) => set(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) })),
}));

const { say } = useNotices.getState();

export const notices: Notices = {
  success: (text, action) => say('success', text, action),
  error: (text, action) => say('error', text, action),
  warning: (text, action) => say('warning', text, action),
  info: (text, action) => say('info', text, action),
};
