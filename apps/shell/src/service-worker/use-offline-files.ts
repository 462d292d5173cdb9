import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { useEffect } from 'react';
import { whenIdle } from '../remote-loader/when-idle.ts';
import { filesToKeep } from './files-to-keep.ts';

/** Milliseconds until the pages that are loaded ahead have been. */
const settled = 5_000;

async function tellWorker(remotes: readonly ReleasedRemote[]): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage(filesToKeep(remotes, loaded, location.origin));
}

/**
 * Lets the service worker keep the shell and the remotes that this device uses, so that it opens
 * without network. The emulator runs what changes while it is looked at: nothing of it is kept.
 */
export function useOfflineFiles(remotes: readonly ReleasedRemote[]): void {
  useEffect(() => {
    const isEmulator = import.meta.env.MODE === 'development';
    if (isEmulator || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      whenIdle()
        .then(() => tellWorker(remotes))
        .catch((cause: unknown) => console.warn('nothing is kept for a lost network', cause));
    }, settled);
    return () => clearTimeout(timer);
  }, [remotes]);
}
