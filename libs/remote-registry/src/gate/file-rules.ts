import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { RemoteFile, RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { integrityOf } from '../content-hash.ts';
import { finding } from './report.ts';

const compress = promisify(gzip);

const rebuild = 'Build the remote again and publish what the build wrote, unchanged.';

/** Rules `file-hash` and `budget`: a file must be the one that was built, and weigh what it says. */
export async function findContentFaults(
  manifest: RemoteManifest,
  file: RemoteFile,
  content: Uint8Array,
): Promise<Finding[]> {
  const { path } = file;
  if (integrityOf(content) !== file.sha384 || content.length !== file.bytes) {
    const message = `${path} is not the file that was built. ${rebuild}`;
    return [finding('file-hash', path, [manifest], message, path)];
  }
  const weight = (await compress(content, { level: 9 })).length;
  // Builds of zlib differ by a few bytes; a budget that is kept by a false number differs by more.
  if (Math.abs(weight - file.gzip) <= 64 + weight * 0.05) return [];
  const message = `${path} weighs ${String(weight)} bytes (gzip), not ${String(file.gzip)}. ${rebuild}`;
  return [finding('budget', path, [manifest], message, path)];
}

/** Rule `file-missing`: whatever the manifest names must be among its files. */
export function findUnlistedUses(manifest: RemoteManifest): Finding[] {
  const listed = new Set(manifest.files.map(({ path }) => path));
  const used = [
    manifest.container.entry,
    ...Object.values(manifest.exposes).flatMap(({ js, css }) => [...js, ...css]),
    ...Object.values(manifest.messages),
  ];
  return [...new Set(used)]
    .filter((path) => !listed.has(path))
    .map((path) => {
      const message = `remote.json names ${path}, but does not list it among its files, so nobody could check it. ${rebuild}`;
      return finding('file-missing', path, [manifest], message, path);
    });
}
