import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { fetchFile } from './fetch-file.ts';
import { addressOf } from './integrity.ts';

/** The files without which nothing of a version can be drawn. */
function firstFiles({ manifest }: ReleasedRemote): Set<string> {
  const { container, exposes, messages } = manifest;
  return new Set([
    container.entry,
    ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]),
    ...Object.values(messages),
  ]);
}

/**
 * Brings a version's files into the browser's cache without running them. Answers whether all came,
 * and each was the one that the release names.
 */
export async function fetchAhead(remote: ReleasedRemote): Promise<boolean> {
  const { base, manifest } = remote;
  const first = firstFiles(remote);
  const files = manifest.files.filter(({ path }) => first.has(path));
  const results = await Promise.allSettled(
    files.map(({ path, sha384: integrity }) => fetchFile(addressOf(base, path), { integrity })),
  );
  const failed = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failed) {
    console.warn(`${manifest.name} ${manifest.version} is not ready`, reason);
  }
  return failed.length === 0;
}
