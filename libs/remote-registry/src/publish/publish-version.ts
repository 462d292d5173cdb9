import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { PublishedVersion } from '@stammtisch/contracts/registry/versions';
import { addressOf } from '../address.ts';
import { readManifest } from '../gate/read-manifest.ts';
import { finding } from '../gate/report.ts';
import type { RegistryStore } from '../registry-store.ts';
import { findFileFaults } from './find-file-faults.ts';

export interface Publication {
  /** What the sender says that the text holds; left out when only the text is known. */
  manifest?: unknown;
  /** `remote.json` byte for byte. */
  manifestText: string;
  /** The team whose token it is. */
  by: string;
  now: Date;
}

export type PublishOutcome =
  | { kind: 'published' | 'known'; version: PublishedVersion }
  /** The version is there with other content. */
  | { kind: 'version-exists'; standing: PublishedVersion }
  | { kind: 'refused'; findings: Finding[] };

/** Adds a version to the registry; its files are there already. Nothing runs it yet. */
export async function publishVersion(
  store: RegistryStore,
  { manifest: claimed, manifestText, by, now }: Publication,
): Promise<PublishOutcome> {
  const reading = readManifest(manifestText);
  if (reading.kind === 'refused') return reading;
  const { manifest } = reading;
  if (claimed !== undefined && !isDeepStrictEqual(claimed, manifest)) {
    const message =
      'The manifest that was sent is not the one in manifestText. Send remote.json as it was built.';
    return {
      kind: 'refused',
      findings: [finding('manifest', manifest.name, [manifest], message, 'remote.json')],
    };
  }
  const address = addressOf(manifest.version, manifestText);
  const published = await store.listVersions(manifest.name);
  const known = published.find((version) => version.address === address);
  if (known !== undefined) return { kind: 'known', version: known };
  const standing = published.find(({ version }) => version === manifest.version);
  if (standing !== undefined) return { kind: 'version-exists', standing };
  const findings = await findFileFaults(store, manifest);
  if (findings.length > 0) return { kind: 'refused', findings };
  const version = await store.addVersion({
    manifest,
    manifestText,
    address,
    by,
    publishedAt: now.toISOString(),
  });
  return { kind: 'published', version };
}
