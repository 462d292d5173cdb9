export interface OfflineNotice {
  /** A kept copy stands in, or nothing does. */
  key: 'OFFLINE_MODE_ACTIVE' | 'WE_ARE_ON_IT';
  href: string;
  /** When that copy was stored, in milliseconds since 1970. */
  storedAt?: number | undefined;
}

export interface ConnectivityListeners {
  /** The network failed: tells whether a kept copy stands in. */
  onOffline?: ((notice: OfflineNotice) => void) | undefined;
  /** The first answer of any kind after `onOffline`. */
  onOnline?: (() => void) | undefined;
}

/** Remembers whether the last request reached anybody. */
export function trackConnectivity({ onOffline, onOnline }: ConnectivityListeners) {
  let isOffline = false;
  return {
    reached(): void {
      if (isOffline) onOnline?.();
      isOffline = false;
    },
    missed(notice: OfflineNotice): void {
      isOffline = true;
      onOffline?.(notice);
    },
  };
}
