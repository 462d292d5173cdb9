import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { entryRelations } from '@stammtisch/contracts/entry/entry-relations';
import type { HostDefinition } from '@stammtisch/contracts/remote/define-host';
import { hostManifest } from '@stammtisch/contracts/remote/host-manifest';
import { hostContractVersion } from '@stammtisch/contracts/remote/remote-manifest';
import { describeSlot, describeTopic } from '@stammtisch/contracts/remote/describe-contracts';
import { builtCommit } from './built-commit.ts';
import { roomVersion } from './room-version.ts';
import { sharedModules } from './shared-modules.ts';

/** Writes `host.json` beside the built shell: what it offers the remotes that will run in it. */
export function emitHost(host: HostDefinition): RsbuildPlugin {
  return {
    name: 'stammtisch:host-manifest',
    setup(api) {
      api.onAfterBuild(() => {
        const manifest = hostManifest.parse({
          ...host,
          schema: 1,
          version: roomVersion(),
          commit: builtCommit(),
          hostContract: hostContractVersion,
          shared: Object.fromEntries(sharedModules().map(({ name, version }) => [name, version])),
          slots: host.slots.map((slot) => describeSlot(slot)),
          topics: {
            publishes: host.topics.publishes.map((topic) => describeTopic(topic)),
            consumes: host.topics.consumes.map((topic) => describeTopic(topic)),
          },
          relations: [...entryRelations],
        });
        const text = `${JSON.stringify(manifest, null, 2)}\n`;
        writeFileSync(join(api.context.distPath, 'host.json'), text);
      });
    },
  };
}
