import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { addressOf } from './address.ts';
import { readIfThere } from './folder/write-whole.ts';
import { findContentFaults } from './gate/file-rules.ts';
import { findMessageFaults } from './gate/message-files.ts';
import { readManifest } from './gate/read-manifest.ts';
import { finding } from './gate/report.ts';

export interface RemoteFolder {
  /** Where the built files lie on this machine. */
  folder: string;
  manifest: RemoteManifest;
  /** `remote.json` byte for byte. */
  manifestText: string;
  /** `0.1.0-3f2a…`: the version and a hash over everything in it. */
  address: string;
}

export type FolderReading =
  | { kind: 'read'; remote: RemoteFolder }
  | { kind: 'refused'; findings: Finding[] };

/** Every file below a folder, as paths relative to it, in a stable order. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Reads a remote's built folder, and refuses it when a file is not the one that was built. */
export async function readRemoteFolder(folder: string): Promise<FolderReading> {
  const content = await readIfThere(join(folder, 'remote.json'));
  if (content === undefined) {
    const message = `There is no remote.json in ${folder}. Build the remote first.`;
    const missing = finding('manifest', 'remote.json', [], message, 'remote.json');
    return { kind: 'refused', findings: [missing] };
  }
  const manifestText = new TextDecoder().decode(content);
  const reading = readManifest(manifestText);
  if (reading.kind === 'refused') return reading;
  const { manifest } = reading;
  const findings = await findFolderFaults(folder, manifest);
  if (findings.length > 0) return { kind: 'refused', findings };
  const address = addressOf(manifest.version, manifestText);
  return { kind: 'read', remote: { folder, manifest, manifestText, address } };
}

const rebuild = 'Build the remote again.';

async function findFolderFaults(folder: string, manifest: RemoteManifest): Promise<Finding[]> {
  const listed = new Set(['remote.json', ...manifest.files.map(({ path }) => path)]);
  const unlisted = (await filesBelow(folder))
    .filter((path) => !listed.has(path))
    .map((path) => {
      const message = `${path} lies in the folder, but remote.json does not list it. Take it away, or build the remote again.`;
      return finding('file-unlisted', path, [manifest], message, path);
    });
  const contents = await Promise.all(
    manifest.files.map(async (file) => ({
      file,
      content: await readIfThere(join(folder, file.path)),
    })),
  );
  const faults = contents.map(({ file, content }) => {
    if (content !== undefined) return findContentFaults(manifest, file, content);
    const message = `${file.path} is listed in remote.json, but it is not there. ${rebuild}`;
    return [finding('file-missing', file.path, [manifest], message, file.path)];
  });
  const byPath = new Map(contents.map(({ file, content }) => [file.path, content]));
  return [
    ...unlisted,
    ...(await Promise.all(faults)).flat(),
    ...findMessageFaults(manifest, byPath),
  ];
}
