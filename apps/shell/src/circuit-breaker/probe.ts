import type { Release } from '@stammtisch/contracts/remote/release';
import { fetchAhead } from '../remote-loader/fetch-ahead.ts';
import { forgave } from './health.ts';
import { useHealth } from './health-store.ts';

/**
 * Looks whether the files of versions that could not be loaded are back, and complete. If so, they
 * run again from the next navigation on.
 */
export async function probeBroken({ remotes, candidates }: Release): Promise<void> {
  const { known, change } = useHealth.getState();
  for (const version of [...remotes, ...candidates]) {
    const { name } = version.manifest;
    const { broken } = known.remotes[name] ?? {};
    if (broken?.base !== version.base || broken.because !== 'load') continue;
    if (await fetchAhead(version)) change((now) => forgave(now, name));
  }
}
