import type { HistoryEntry } from '@stammtisch/contracts/registry/read-channel';
import type { PublishedVersion } from '@stammtisch/contracts/registry/versions';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { Release, ReleasedRemote, ReleasePointer } from '@stammtisch/contracts/remote/release';
import type { MoveOutcome, MoveRequest } from '../../move/move-channel.ts';
import type { PublishOutcome } from '../../publish/publish-version.ts';
import type { RemoteFolder } from '../../remote-folder.ts';

/** What a channel runs, and what it ran before. */
export interface Channel {
  pointer: ReleasePointer;
  release: Release;
  /** The newest first. */
  history: HistoryEntry[];
}

/** A registry as the command sees it: a folder on this machine, or an installation's API. */
export interface Registry {
  /** How it is named in messages: the folder or the address. */
  readonly place: string;
  readHost(): Promise<HostManifest>;
  /** Undefined when there is no such channel. */
  readChannel(channel: string): Promise<Channel | undefined>;
  /** The newest first. */
  listVersions(remote?: string): Promise<PublishedVersion[]>;
  readVersion(remote: string, address: string): Promise<ReleasedRemote | undefined>;
  /** A file as browsers get it, by its address: `/index.html`. */
  readServed(path: string): Promise<Uint8Array | undefined>;
  /** @param tell hears how far it is */
  publish(remote: RemoteFolder, tell: (progress: string) => void): Promise<PublishOutcome>;
  move(request: Omit<MoveRequest, 'now' | 'by'>): Promise<MoveOutcome>;
}

/** Something outside that does not work: the network, the token, a damaged registry. */
export class RegistryFault extends Error {
  override name = 'RegistryFault';
}
