import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { slotKey } from '@stammtisch/contracts/remote/slot';
import { describeMismatch } from './json-schema/describe-mismatch.ts';
import { finding, type Concerned } from './report.ts';

/**
 * Rules `unknown-slot` and `slot-data`: whoever fills a place names one that a page has, and reads
 * what that page hands over.
 */
export function findSlotFaults(
  host: HostManifest,
  manifests: readonly RemoteManifest[],
): Finding[] {
  const provided = [
    ...host.slots.map((slot) => ({ slot, owner: undefined })),
    ...manifests.flatMap((owner) => owner.slots.provided.map((slot) => ({ slot, owner }))),
  ];
  return manifests.flatMap((filler) =>
    filler.slots.filled.flatMap((filled): Finding[] => {
      const key = slotKey(filled);
      const providers = provided.filter(({ slot }) => slotKey(slot) === key);
      if (providers.length === 0) {
        const others = provided.filter(({ slot }) => slot.slot === filled.slot);
        const known = others.map(({ slot }) => slotKey(slot)).join(', ');
        const hint = known === '' ? 'No page has such a place' : `There is ${known}`;
        const message = `It fills ${key}, which nothing here provides. ${hint}: fill one that exists, or wait for the remote that will provide it.`;
        return [finding('unknown-slot', key, [filler], message)];
      }
      return providers.flatMap(({ slot, owner }) => {
        const mismatch = describeMismatch(slot.schema, filled.schema);
        if (mismatch === undefined) return [];
        const provider = owner === undefined ? 'the shell' : `${owner.name} (team ${owner.team})`;
        const concerned: Concerned[] = owner === undefined ? [filler] : [filler, owner];
        const message = `${provider} hands over other data in ${key} than ${filler.name} (team ${filler.team}) reads: ${mismatch}. Build both against the same contract; a breaking change gets the next number.`;
        return [finding('slot-data', key, concerned, message)];
      });
    }),
  );
}
