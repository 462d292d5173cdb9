import { historyEntry, type HistoryEntry } from '@stammtisch/contracts/registry/read-channel';
import { publishedVersion } from '@stammtisch/contracts/registry/versions';
import { releasePointer } from '@stammtisch/contracts/remote/release';
import type { NewVersion, Swap } from '@stammtisch/remote-registry/registry-store';
import * as z from 'zod';
import { command, fragment, sql } from '../platform/database/sql.ts';

const pointerRow = z.object({ document: releasePointer });
const documentRow = z.object({ document: z.string() });
const entryRow = z.object({ entry: historyEntry });
const versionRow = publishedVersion.extend({
  publishedAt: z.date().transform((at) => at.toISOString()),
});
const contentRow = z.object({ content: z.instanceof(Uint8Array) });

export const findPointer = (channel: string) =>
  sql(pointerRow)`select document from registry_pointer where channel = ${channel}`;

export const findRelease = (href: string) =>
  sql(documentRow)`select document from registry_release where href = ${href}`;

export const listHistory = (channel: string, limit: number) =>
  sql(entryRow)`
    select entry from registry_history where channel = ${channel}
    order by revision desc limit ${limit}`;

const versionColumns = fragment`
  remote, version, address, team, commit, bytes, published_by as "by",
  published_at as "publishedAt"`;

export const listVersions = (remote: string | undefined) =>
  sql(versionRow)`
    select ${versionColumns} from registry_version
    where ${remote ?? null}::text is null or remote = ${remote ?? null}
    order by published_at desc, remote, address desc`;

export const findVersion = (remote: string, address: string) =>
  sql(versionRow)`
    select ${versionColumns} from registry_version
    where remote = ${remote} and address = ${address}`;

/** `remote.json` byte for byte. */
export const findManifest = (remote: string, address: string) =>
  sql(documentRow)`
    select manifest as document from registry_version
    where remote = ${remote} and address = ${address}`;

export const hasFile = (sha384: string) =>
  sql(z.object({ isThere: z.boolean() }))`
    select exists (select from registry_file where sha384 = ${sha384}) as "isThere"`;

export const findFile = (sha384: string) =>
  sql(contentRow)`select content from registry_file where sha384 = ${sha384}`;

/** A file by where a browser asks for it. */
export const findFileAt = (remote: string, address: string, path: string) =>
  sql(contentRow)`
    select f.content from registry_version_file v join registry_file f using (sha384)
    where v.remote = ${remote} and v.address = ${address} and v.path = ${path}`;

/** Those of them that are not there. */
export const listMissing = (hashes: readonly string[]) =>
  sql(z.object({ sha384: z.string() }))`
    select asked.sha384 from unnest(${hashes}::text[]) as asked (sha384)
    where not exists (select from registry_file f where f.sha384 = asked.sha384)`;

export const storeFile = (sha384: string, content: Uint8Array) =>
  command`
    insert into registry_file (sha384, content) values (${sha384}, ${content})
    on conflict (sha384) do nothing`;

export function storeVersion({ manifest, manifestText, address, by, publishedAt }: NewVersion) {
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  return command`
    insert into registry_version
      (remote, address, version, team, commit, manifest, published_by, bytes, published_at)
    values (${manifest.name}, ${address}, ${manifest.version}, ${manifest.team},
            ${manifest.commit}, ${manifestText}, ${by}, ${bytes}, ${publishedAt})
    on conflict (remote, address) do nothing`;
}

export const storeVersionFiles = ({ manifest, address }: NewVersion) =>
  command`
    insert into registry_version_file (remote, address, path, sha384)
    select ${manifest.name}, ${address}, path, sha384
    from unnest(${manifest.files.map(({ path }) => path)}::text[],
                ${manifest.files.map(({ sha384 }) => sha384)}::text[]) as f (path, sha384)`;

export const storeRelease = (href: string, document: string) =>
  command`
    insert into registry_release (href, document) values (${href}, ${document})
    on conflict (href) do nothing`;

/** Touches no row when another move came first; the row's lock makes that the whole truth. */
export function movePointer({ channel, from, pointer }: Swap) {
  const { revision, release } = pointer;
  const document = JSON.stringify(pointer);
  return from === 0
    ? command`
        insert into registry_pointer (channel, revision, release_href, document)
        values (${channel}, ${revision}, ${release.href}, ${document})
        on conflict (channel) do nothing`
    : command`
        update registry_pointer
        set revision = ${revision}, release_href = ${release.href}, document = ${document}
        where channel = ${channel} and revision = ${from}`;
}

export const storeEntry = (channel: string, entry: HistoryEntry) =>
  command`
    insert into registry_history (channel, revision, entry)
    values (${channel}, ${entry.revision}, ${JSON.stringify(entry)})`;
