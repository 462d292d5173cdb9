import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hostManifest, type HostManifest } from '@stammtisch/contracts/remote/host-manifest';

/** What the shell in this folder offers its remotes. @throws when the folder holds no built shell */
export async function readHostManifest(folder: string): Promise<HostManifest> {
  return hostManifest.parse(JSON.parse(await readFile(path.join(folder, 'host.json'), 'utf8')));
}
