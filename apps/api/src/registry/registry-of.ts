import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { RegistryStore } from '@stammtisch/remote-registry';
import type { Api } from '../platform/http/api.ts';
import { databaseStore } from './database-store.ts';
import { readHostManifest } from './host-manifest.ts';

/** The registry for the span of one call. */
export function registryOf(api: Api): RegistryStore {
  return databaseStore(
    (work) => api.database.systemTransaction(work),
    () => readOwnHost(api),
  );
}

function readOwnHost({ files }: Api): Promise<HostManifest> {
  if (files === undefined) {
    throw new Error('no shell is served from here, so nothing can be held against it');
  }
  return readHostManifest(files);
}
