import { create } from 'zustand';

interface MasterGate {
  /** Milliseconds since 1970 until which the server lets protected calls through. */
  openUntil: number;
  /** Those who wait for the dialog's end; the dialog is open while there are any. */
  waiting: readonly ((opened: boolean) => void)[];
  ask: () => Promise<boolean>;
  settle: (openUntil: number | undefined) => void;
  lock: () => void;
}

/** The master password's gate: one dialog, however many ask for it at once. */
export const useMasterGate = create<MasterGate>((set, get) => ({
  openUntil: 0,
  waiting: [],
  ask() {
    if (get().openUntil > Date.now()) return Promise.resolve(true);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    set(({ waiting }) => ({ waiting: [...waiting, resolve] }));
    return promise;
  },
  settle(openUntil) {
    const { waiting } = get();
    set({ waiting: [], ...(openUntil !== undefined && { openUntil }) });
    for (const answer of waiting) answer(openUntil !== undefined);
  },
  lock: () => set({ openUntil: 0 }),
}));
