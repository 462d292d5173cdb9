import { hostManifest } from '@stammtisch/contracts/remote/host-manifest';
import { release, type ReleasePointer } from '@stammtisch/contracts/remote/release';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { releasedRemoteAt } from '../address.ts';
import { integrityOf } from '../content-hash.ts';
import type { NewVersion, RegistryStore, Swap } from '../registry-store.ts';
import { addMove, readMoves, readServedPointer, settlePointer } from './channel-moves.ts';
import { folderPlaces } from './folder-places.ts';
import { addFolderVersion, listFolderVersions } from './folder-versions.ts';
import { readIfThere, readTextIfThere, writeWhole } from './write-whole.ts';

/**
 * A registry in a folder that any static server can serve. Several processes may write at once; the
 * file system must know hard links (ext4, xfs, apfs and ntfs do).
 */
export class FolderStore implements RegistryStore {
  readonly places: ReturnType<typeof folderPlaces>;

  constructor(root: string) {
    this.places = folderPlaces(root);
  }

  async readHost() {
    const text = await readTextIfThere(this.places.host);
    if (text === undefined)
      throw new Error(`${this.places.host} is missing: lay the shell out first`);
    return hostManifest.parse(JSON.parse(text));
  }

  async readPointer(channel: string) {
    // Whoever asks mends what a killed move left behind, also when it then has nothing to move.
    await settlePointer(this.places, channel);
    const [newest] = await readMoves(this.places, channel, 1);
    return newest?.pointer ?? readServedPointer(this.places, channel);
  }

  async readRelease({ release: { href, sha384 } }: Pick<ReleasePointer, 'release'>) {
    const text = await readTextIfThere(this.places.served(href));
    if (text === undefined) throw new Error(`${href} is missing`);
    if (integrityOf(text) !== sha384) throw new Error(`${href} is not the release that was named`);
    return release.parse(JSON.parse(text));
  }

  async readHistory(channel: string, limit: number) {
    return (await readMoves(this.places, channel, limit)).map(({ entry }) => entry);
  }

  listVersions(remote?: string) {
    return listFolderVersions(this.places, remote);
  }

  async readVersion(remote: string, address: string) {
    const known = await readTextIfThere(this.places.version(remote, address));
    if (known === undefined) return undefined;
    const text = await readTextIfThere(`${this.places.remote(remote, address)}/remote.json`);
    if (text === undefined) throw new Error(`remotes/${remote}/${address}/remote.json is missing`);
    return releasedRemoteAt(remoteManifest.parse(JSON.parse(text)), address);
  }

  async hasFile(sha384: string) {
    return (await this.readFile(sha384)) !== undefined;
  }

  readFile(sha384: string) {
    return readIfThere(this.places.file(sha384));
  }

  async putFile(sha384: string, content: Uint8Array) {
    if (integrityOf(content) !== sha384) throw new Error(`the content does not have ${sha384}`);
    await writeWhole(this.places.file(sha384), content);
  }

  addVersion(version: NewVersion) {
    return addFolderVersion(this.places, version);
  }

  async swap(swap: Swap) {
    await writeWhole(this.places.served(swap.pointer.release.href), swap.releaseText);
    const moved = await addMove(this.places, swap);
    await settlePointer(this.places, swap.channel);
    return moved;
  }
}
