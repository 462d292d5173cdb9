import { create } from 'zustand';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';

interface Taking {
  /** Counts the moments, beside navigations, at which an open page takes what the release wants. */
  moments: number;
  /** Somebody has come back to the tab after a while. */
  hasReturned: boolean;
}

export const useTaking = create<Taking>(() => ({ moments: 0, hasReturned: false }));

/** The open page takes what is wanted now. */
export function takeNow(): void {
  useTaking.setState(({ moments }) => ({ moments: moments + 1 }));
}

/** The same, unless something is half filled: then the next navigation does, which asks. */
export function takeWhenFree(): void {
  if (!unsavedWork.isHeld()) takeNow();
}
