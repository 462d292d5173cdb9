import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { Change } from '@stammtisch/contracts/registry/move';
import type { Release, ReleasePointer } from '@stammtisch/contracts/remote/release';
import { addressIn, releasedRemoteAt } from '../address.ts';
import { findFindings } from '../gate/find-findings.ts';
import { findChanges, summarise } from '../move/find-changes.ts';
import { refusingFindings } from '../move/judge-findings.ts';
import { makePointer } from '../move/make-pointer.ts';
import { composeRelease, withLive, withoutRemote } from '../move/next-release.ts';
import type { RegistryStore } from '../registry-store.ts';
import type { RemoteFolder } from '../remote-folder.ts';
import { findFileFaults } from '../publish/find-file-faults.ts';
import { storeFiles } from '../publish/store-files.ts';

export interface Shipment {
  channel: string;
  folders: readonly RemoteFolder[];
  by: string;
  /** Exact origins that may hand visitors over through /external-origin. */
  externalOrigins: readonly string[];
  /** Origins from which a developer may try a remote out in the deployed shell. */
  overrideOrigins: readonly string[];
  now: Date;
}

export type ShipOutcome =
  | { kind: 'shipped' | 'unchanged'; pointer: ReleasePointer; changes: Change[] }
  | { kind: 'refused'; findings: Finding[] };

// Processes that start together ship the same, so the second try finds nothing left to do.
const tries = 8;

/**
 * What an installation does at its start: publishes the remotes that it brings, and moves those that
 * it did not bring last time. A remote that a team promoted since stays, unless the installation
 * brings another one than before.
 */
export async function shipRelease(store: RegistryStore, shipment: Shipment): Promise<ShipOutcome> {
  const faults = await Promise.all(
    shipment.folders.map((remote) => publishShipped(store, remote, shipment)),
  );
  const findings = faults.flat();
  if (findings.length > 0) return { kind: 'refused', findings };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const outcome = await tryToShip(store, shipment);
    if (outcome !== undefined) return outcome;
  }
  throw new Error(`channel ${shipment.channel} moved ${String(tries)} times while it was shipped`);
}

/** Adds what is not there. The address tells builds of one version apart, so this is never refused. */
async function publishShipped(
  store: RegistryStore,
  remote: RemoteFolder,
  { by, now }: Shipment,
): Promise<Finding[]> {
  const { manifest, manifestText, address } = remote;
  if ((await store.readVersion(manifest.name, address)) !== undefined) return [];
  await storeFiles(store, remote);
  const findings = await findFileFaults(store, manifest);
  if (findings.length > 0) return findings;
  await store.addVersion({ manifest, manifestText, address, by, publishedAt: now.toISOString() });
  return [];
}

/** One try to swap the pointer; undefined when another move came first. */
async function tryToShip(
  store: RegistryStore,
  shipment: Shipment,
): Promise<ShipOutcome | undefined> {
  const { channel, by, now, externalOrigins, overrideOrigins } = shipment;
  const host = await store.readHost();
  const pointer = await store.readPointer(channel);
  const [last] = await store.readHistory(channel, 1);
  const standing = pointer === undefined ? nothing : await store.readRelease(pointer);
  const shipped = addressesOf(shipment.folders);
  const release = {
    ...withShipped(standing, last?.shipped ?? {}, shipment.folders),
    hostContract: host.hostContract,
  };
  const changes = findChanges(standing, release);
  const moved = release.remotes
    .map(({ manifest }) => manifest)
    .filter(({ name }) => changes.some(({ remote }) => remote === name));
  const findings = refusingFindings('ship', moved, findFindings(host, release));
  if (findings.length > 0) return { kind: 'refused', findings };
  const revision = (pointer?.revision ?? 0) + 1;
  const next = makePointer(release, { channel, revision, externalOrigins, overrideOrigins });
  if (pointer !== undefined && isSameBut(pointer, next.pointer)) {
    return { kind: 'unchanged', pointer, changes: [] };
  }
  const swapped = await store.swap({
    channel,
    from: revision - 1,
    ...next,
    entry: {
      revision,
      at: now.toISOString(),
      by,
      verb: 'ship',
      summary: summarise(changes),
      note: '',
      release: next.pointer.release,
      shipped,
    },
  });
  return swapped ? { kind: 'shipped', pointer: next.pointer, changes } : undefined;
}

const nothing: Release = {
  schema: 1,
  hostContract: '0.0.0',
  remotes: [],
  candidates: [],
  rollouts: [],
  pins: [],
};

function addressesOf(folders: readonly RemoteFolder[]): Record<string, string> {
  return Object.fromEntries(folders.map(({ manifest, address }) => [manifest.name, address]));
}

/** Everything but the revision is the same. */
function isSameBut(one: ReleasePointer, other: ReleasePointer): boolean {
  return JSON.stringify({ ...one, revision: 0 }) === JSON.stringify({ ...other, revision: 0 });
}

/**
 * The standing release with what the installation brings now and did not bring last time; what it
 * brought and no longer brings goes, unless a team has put another version in its place.
 */
function withShipped(
  standing: Release,
  before: Readonly<Record<string, string>>,
  folders: readonly RemoteFolder[],
): Release {
  const now = addressesOf(folders);
  const gone = standing.remotes.filter(
    (remote) =>
      now[remote.manifest.name] === undefined && before[remote.manifest.name] === addressIn(remote),
  );
  const kept = gone.reduce(
    (release, { manifest }) => withoutRemote(release, manifest.name),
    standing,
  );
  const runs = (name: string) => kept.remotes.some(({ manifest }) => manifest.name === name);
  return folders
    .filter(({ manifest: { name }, address }) => before[name] !== address || !runs(name))
    .reduce(
      (release, { manifest, address }) => withLive(release, releasedRemoteAt(manifest, address)),
      composeRelease(kept.hostContract, kept, [...kept.remotes, ...kept.candidates]),
    );
}
