import type { HistoryEntry } from '@stammtisch/contracts/registry/read-channel';
import type { PublishedVersion } from '@stammtisch/contracts/registry/versions';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { Release, ReleasedRemote, ReleasePointer } from '@stammtisch/contracts/remote/release';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';

/** A version that is about to be stored: its files are there already, each under its hash. */
export interface NewVersion {
  manifest: RemoteManifest;
  /** `remote.json` byte for byte. */
  manifestText: string;
  address: string;
  by: string;
  /** ISO 8601 with zone. */
  publishedAt: string;
}

export interface Swap {
  channel: string;
  /** The revision that must still stand; 0 when the channel must not exist yet. */
  from: number;
  pointer: ReleasePointer;
  /** The release document that the pointer names, byte for byte. */
  releaseText: string;
  entry: HistoryEntry;
}

/**
 * Where versions, releases and pointers are kept: a folder that any static server can serve
 * (`FolderStore`), or PostgreSQL behind the API. The verbs are written once, over this.
 */
export interface RegistryStore {
  /** What the shell that is deployed here offers. */
  readHost(): Promise<HostManifest>;
  readPointer(channel: string): Promise<ReleasePointer | undefined>;
  /** @throws when the release is not the one that the pointer names */
  readRelease(named: Pick<ReleasePointer, 'release'>): Promise<Release>;
  /** The newest first. */
  readHistory(channel: string, limit: number): Promise<HistoryEntry[]>;
  /** The newest first; all remotes when none is named. */
  listVersions(remote?: string): Promise<PublishedVersion[]>;
  readVersion(remote: string, address: string): Promise<ReleasedRemote | undefined>;
  hasFile(sha384: string): Promise<boolean>;
  /** @throws when the content does not have that hash */
  putFile(sha384: string, content: Uint8Array): Promise<void>;
  readFile(sha384: string): Promise<Uint8Array | undefined>;
  /** Adding the same address twice is one version. */
  addVersion(version: NewVersion): Promise<PublishedVersion>;
  /**
   * Stores the release and the history entry, then moves the pointer, all or nothing.
   *
   * @returns false when another move came first: nothing was changed
   */
  swap(swap: Swap): Promise<boolean>;
}
