import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { KeepMessage } from './keep.ts';

/** Every file of the remotes of which this page has loaded any; texts in other languages too. */
export function filesToKeep(
  remotes: readonly ReleasedRemote[],
  loaded: readonly string[],
  origin: string,
): KeepMessage {
  const used = remotes.filter(({ base }) => loaded.some((href) => href.startsWith(origin + base)));
  return {
    files: used.flatMap(({ base, manifest }) => manifest.files.map(({ path }) => base + path)),
    bases: remotes.map(({ base }) => base),
  };
}
