import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { moveChannel, type Move } from '@stammtisch/contracts/registry/move';
import { apiClient } from '@stammtisch/remote-registry/command/registry/api-client';
import { httpRegistry } from '@stammtisch/remote-registry/command/registry/http-registry';
import { readRemoteFolder } from '@stammtisch/remote-registry';
import { addresses } from './addresses.ts';
import { ownHouse } from './houses.ts';
import { rosterVersion } from './roster-versions.ts';

/** A client with the installation's own token, which may deploy everything. */
async function deployer() {
  const file = path.join(ownHouse.dataFolder, 'secrets/registry-admin-token');
  return apiClient(addresses.app, (await readFile(file, 'utf8')).trim());
}

/** Builds a version of the roster and puts it into the house's registry. */
export async function publishRoster(version: string) {
  const read = await readRemoteFolder(rosterVersion(version).folder);
  if (read.kind !== 'read') throw new Error(`the roster ${version} cannot be read`);
  const registry = httpRegistry(addresses.app, await deployer());
  return registry.publish(read.remote, () => undefined);
}

/** Moves what the house's screens run. */
export async function moveLive(move: Move) {
  const client = await deployer();
  const answer = await client.call(moveChannel, { params: { channel: 'live' }, body: { move } });
  if (answer.kind === 'problem') throw new Error(JSON.stringify(answer.problem));
  return answer.reply;
}
