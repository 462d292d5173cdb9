import type { Config } from '@stammtisch/api/platform/config/read-config';
import type { Database } from '@stammtisch/api/platform/database/database';
import { databaseStore, liveChannel } from '@stammtisch/api/registry/database-store';
import { readHostManifest } from '@stammtisch/api/registry/host-manifest';
import type { Finding } from '@stammtisch/contracts/registry/finding';
import {
  readRemoteFolder,
  shipRelease,
  type RegistryStore,
  type RemoteFolder,
} from '@stammtisch/remote-registry';

/** What was built does not fit, and nothing runs that could go on. The message names the reasons. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

export interface ShipOptions {
  database: Database;
  config: Pick<Config, 'EXTERNAL_ORIGINS' | 'OVERRIDE_ORIGINS'>;
  /** The folder of the built shell. */
  shell: string;
  /** Folders of built remotes. */
  remotes: readonly string[];
  /** Told every remote that is stored. */
  say: (line: string) => void;
}

export type Shipping =
  | { kind: 'shipped'; revision: number; changed: readonly string[] }
  | { kind: 'unchanged'; revision: number }
  /** What ran before goes on. */
  | { kind: 'refused'; reasons: string };

/**
 * Puts what was built into the registry and makes it live; what a team promoted since stays, unless
 * that remote was built anew.
 *
 * @throws {ReleaseRefused} when it does not fit, and nothing was shipped before
 */
export async function shipRemotes(options: ShipOptions): Promise<Shipping> {
  const store = storeOf(options);
  const reading = await readRemotes(options.remotes);
  if (reading.findings.length > 0) return refused(store, reading.findings);
  const outcome = await shipRelease(store, {
    channel: liveChannel,
    folders: reading.folders,
    by: 'house',
    externalOrigins: options.config.EXTERNAL_ORIGINS,
    overrideOrigins: options.config.OVERRIDE_ORIGINS,
    now: new Date(),
  });
  if (outcome.kind === 'refused') return refused(store, outcome.findings);
  const { revision } = outcome.pointer;
  if (outcome.kind === 'unchanged') return { kind: 'unchanged', revision };
  const changed = [...new Set(outcome.changes.map(({ remote }) => remote))];
  return { kind: 'shipped', revision, changed };
}

function storeOf({ database, shell, say }: ShipOptions): RegistryStore {
  const store = databaseStore(
    (work) => database.systemTransaction(work),
    () => readHostManifest(shell),
  );
  return {
    ...store,
    addVersion(version) {
      say(`${version.manifest.name} ${version.manifest.version}`);
      return store.addVersion(version);
    },
  };
}

async function readRemotes(
  places: readonly string[],
): Promise<{ folders: RemoteFolder[]; findings: Finding[] }> {
  const readings = await Promise.all(places.map((place) => readRemoteFolder(place)));
  return {
    folders: readings.flatMap((reading) => (reading.kind === 'read' ? [reading.remote] : [])),
    findings: readings.flatMap((reading) => (reading.kind === 'read' ? [] : reading.findings)),
  };
}

async function refused(store: RegistryStore, findings: readonly Finding[]): Promise<Shipping> {
  const reasons = findings
    .map(({ rule, remotes, message }) => `  ${rule} (${remotes.join(', ')}): ${message}`)
    .join('\n');
  if (await store.readPointer(liveChannel)) return { kind: 'refused', reasons };
  throw new ReleaseRefused(`What was built does not fit together:\n${reasons}`);
}

export function describeShipping(shipping: Shipping): string {
  switch (shipping.kind) {
    case 'shipped': {
      const names = shipping.changed.join(', ') || 'the origins';
      return `${names} (revision ${shipping.revision})`;
    }
    case 'unchanged':
      return `nothing new (revision ${shipping.revision})`;
    case 'refused':
      return 'refused, what ran before goes on';
  }
}
