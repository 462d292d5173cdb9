import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { Release } from '@stammtisch/contracts/remote/release';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { findBudgetFaults } from './budget-rules.ts';
import { findClashes } from './clash-rules.ts';
import { findUnlistedUses } from './file-rules.ts';
import { findMisfits } from './host-rules.ts';
import { findLabelFaults } from './label-rules.ts';
import { findReferenceFaults } from './reference-rules.ts';
import { findSchemaFaults } from './schema-rules.ts';
import { findSlotFaults } from './slot-rules.ts';
import { findTopicFaults } from './topic-rules.ts';
import { variantsOf } from './variants.ts';

const aloneRules: ((host: HostManifest, manifest: RemoteManifest) => Finding[])[] = [
  (_host, manifest) => findUnlistedUses(manifest),
  findMisfits,
  (_host, manifest) => findLabelFaults(manifest),
  (_host, manifest) => findSchemaFaults(manifest),
  findBudgetFaults,
];

const togetherRules: ((host: HostManifest, manifests: readonly RemoteManifest[]) => Finding[])[] = [
  findClashes,
  (_host, manifests) => findReferenceFaults(manifests),
  findSlotFaults,
  findTopicFaults,
];

/** What keeps these remotes from running together in this host; empty when they fit. */
function findFindingsOf(host: HostManifest, manifests: readonly RemoteManifest[]): Finding[] {
  return [
    ...manifests.flatMap((manifest) => aloneRules.flatMap((rule) => rule(host, manifest))),
    ...togetherRules.flatMap((rule) => rule(host, manifests)),
  ];
}

const identity = ({ rule, subject, remotes, message }: Finding) =>
  JSON.stringify([rule, subject, remotes, message]);

/**
 * The gate: every reason why a release must not run, for what everybody has and for every other set
 * of remotes that a roll-out or a pin makes. A fault of several sets is told once, of the first.
 */
export function findFindings(host: HostManifest, release: Release): Finding[] {
  const found = new Map<string, Finding>();
  for (const { scope, manifests } of variantsOf(release)) {
    for (const each of findFindingsOf(host, manifests)) {
      const key = identity(each);
      if (!found.has(key)) found.set(key, { ...each, scope });
    }
  }
  return [...found.values()];
}
