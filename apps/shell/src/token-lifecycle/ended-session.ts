import { create } from 'zustand';

/** Whether the session of this tab ended by itself: the login page says so, and nobody wonders. */
export const useEndedSession = create<{ hasEnded: boolean }>(() => ({ hasEnded: false }));

export function tellEnded(hasEnded: boolean): void {
  useEndedSession.setState({ hasEnded });
}
