import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import { release } from '@stammtisch/contracts/remote/release';
import { releaseChanged } from '@stammtisch/contracts/topics/release-changed';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import {
  integrityOf,
  releasedRemoteAt,
  type RegistryStore,
  type Swap,
} from '@stammtisch/remote-registry';
import { noticeToAll } from '../platform/after-commit/notice.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import * as rows from './registry.sql.ts';

/** Runs work in a system transaction: one of its own each time, or one that is open already. */
export type Run = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/** The channel that the screens of this installation run. */
export const liveChannel = 'live';

/** The registry in PostgreSQL: every API process on the database sees the same one. */
export function databaseStore(transact: Run, readHost: () => Promise<HostManifest>): RegistryStore {
  const run = inTurn(transact);
  return {
    readHost,
    readPointer: async (channel) => {
      const row = await run((tx) => tx.maybe(rows.findPointer(channel)));
      return row?.document;
    },
    async readRelease({ release: { href, sha384 } }) {
      const row = await run((tx) => tx.maybe(rows.findRelease(href)));
      if (!row || integrityOf(row.document) !== sha384) {
        throw new Error(`the registry does not have the release ${href} that its pointer names`);
      }
      return release.parse(JSON.parse(row.document));
    },
    readHistory: async (channel, limit) => {
      const found = await run((tx) => tx.many(rows.listHistory(channel, limit)));
      return found.map(({ entry }) => entry);
    },
    listVersions: (remote) => run((tx) => tx.many(rows.listVersions(remote))),
    readVersion: async (remote, address) => {
      const row = await run((tx) => tx.maybe(rows.findManifest(remote, address)));
      if (!row) return undefined;
      return releasedRemoteAt(remoteManifest.parse(JSON.parse(row.document)), address);
    },
    hasFile: async (sha384) => (await run((tx) => tx.one(rows.hasFile(sha384)))).isThere,
    async putFile(sha384, content) {
      if (integrityOf(content) !== sha384) throw new Error(`not the content of ${sha384}`);
      await run((tx) => tx.run(rows.storeFile(sha384, content)));
    },
    readFile: async (sha384) => {
      const row = await run((tx) => tx.maybe(rows.findFile(sha384)));
      return row?.content;
    },
    addVersion: (version) =>
      run(async (tx) => {
        const isNew = (await tx.run(rows.storeVersion(version))) === 1;
        if (isNew) await tx.run(rows.storeVersionFiles(version));
        return tx.one(rows.findVersion(version.manifest.name, version.address));
      }),
    swap: (swap) => run((tx) => swapPointer(tx, swap)),
  };
}

/** A process that dies before the commit has moved nothing; the screens hear of it only after. */
async function swapPointer(tx: Transaction, swap: Swap): Promise<boolean> {
  const { channel, pointer, entry, releaseText } = swap;
  if ((await tx.run(rows.movePointer(swap))) === 0) return false;
  const { href, sha384 } = pointer.release;
  await tx.run(rows.storeRelease(href, releaseText));
  const stored = await tx.one(rows.findRelease(href));
  if (integrityOf(stored.document) !== sha384) throw new Error(`${href} is another release`);
  await tx.run(rows.storeEntry(channel, entry));
  if (channel === liveChannel) {
    const version = String(pointer.revision);
    await tx.run(noticeToAll({ type: releaseChanged, href: `/registry/${channel}.json`, version }));
  }
  return true;
}

/** One after the other: a verb that reads fifty files at once must not take every connection. */
function inTurn(run: Run): Run {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(() => run(work));
    // Whoever asked hears of the failure; the next in turn must not.
    last = mine.then(nothing, nothing);
    return mine;
  };
}

const nothing = () => undefined;
