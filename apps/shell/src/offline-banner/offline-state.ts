import type { OfflineNotice } from '@stammtisch/hal-client';
import { create } from 'zustand';

interface OfflineState {
  /** What the client told last; undefined while the server answers. */
  notice: OfflineNotice | undefined;
  tell: (notice: OfflineNotice | undefined) => void;
}

export const useOffline = create<OfflineState>((set) => ({
  notice: undefined,
  tell: (notice) => set({ notice }),
}));
