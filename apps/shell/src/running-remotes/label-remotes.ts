import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { replaceMessages } from '@stammtisch/i18n';

const labelled = new Map<string, string>();

/**
 * Gives each remote the words of its version for titles and navigation, in the place of everything
 * that another version brought; the rest of its texts comes with its code.
 */
export function labelRemotes(remotes: readonly ReleasedRemote[]): void {
  for (const { base, manifest } of remotes) {
    if (labelled.get(manifest.name) === base) continue;
    labelled.set(manifest.name, base);
    replaceMessages(manifest.name, manifest.labels);
  }
}
