import type { OfflineNotice } from '@stammtisch/hal-client';
import { create } from 'zustand';

interface OfflineState {
  isMissing: boolean;
  /** When the server answered last, as far as the kept copies tell; milliseconds since 1970. */
  since: number | undefined;
  /** What the client told; undefined once the server answers. */
  tell: (notice: OfflineNotice | undefined) => void;
}

export const useOffline = create<OfflineState>((set) => ({
  isMissing: false,
  since: undefined,
  tell: (notice) =>
    set(({ since }) => {
      if (notice === undefined) return { isMissing: false, since: undefined };
      const stamps = [since, notice.storedAt].filter((stamp) => stamp !== undefined);
      return { isMissing: true, since: stamps.length === 0 ? undefined : Math.max(...stamps) };
    }),
}));
