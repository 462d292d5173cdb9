import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifest, type RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { contentName, integrityOf } from './content-hash.ts';

export interface RemoteFolder {
  /** Where the built files lie on this machine. */
  folder: string;
  manifest: RemoteManifest;
  /** `0.1.0-3f2a…`: the version and a hash over everything in it. */
  address: string;
}

/** Reads a remote's built folder; throws when a file is missing or is not the one that was built. */
export function readRemoteFolder(folder: string): RemoteFolder {
  const text = readFileSync(join(folder, 'remote.json'), 'utf8');
  const manifest = remoteManifest.parse(JSON.parse(text));
  for (const file of manifest.files) {
    if (integrityOf(readFileSync(join(folder, file.path))) !== file.sha384) {
      throw new Error(`${manifest.name}: ${file.path} is not the file that was built`);
    }
  }
  return { folder, manifest, address: `${manifest.version}-${contentName(text)}` };
}
