import type { HistoryEntry } from '@stammtisch/contracts/registry/read-channel';
import type { PublishedVersion } from '@stammtisch/contracts/registry/versions';
import { hostManifest } from '@stammtisch/contracts/remote/host-manifest';
import { release as releaseSchema, releasePointer } from '@stammtisch/contracts/remote/release';
import { addressOf } from '../address.ts';
import { integrityOf } from '../content-hash.ts';
import { findFindings } from '../gate/find-findings.ts';
import { readManifest } from '../gate/read-manifest.ts';
import { fault, type Complaint } from './complaint.ts';

export interface Served {
  channel: string;
  versions: readonly PublishedVersion[];
  history: readonly HistoryEntry[];
  readServed: (path: string) => Promise<Uint8Array | undefined>;
  /** Hears which version is being read. */
  tell: (progress: string) => void;
}

const text = (content: Uint8Array) => new TextDecoder().decode(content);
const restore = 'Restore it from a backup, or publish that version again.';

/** Reads everything that browsers may ask for, and compares it with its hashes. */
export async function examineServed(served: Served): Promise<Complaint[]> {
  const complaints = [...(await examineChannel(served)), ...(await examineHistory(served))];
  for (const version of served.versions) {
    served.tell(`${version.remote} ${version.address}`);
    complaints.push(...(await examineVersion(served, version)));
  }
  return complaints;
}

function parse(content: Uint8Array | undefined): unknown {
  if (content === undefined) return undefined;
  try {
    return JSON.parse(text(content));
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

/** The pointer, its release, and whether what runs would still pass the gate. */
async function examineChannel({ channel, readServed }: Served): Promise<Complaint[]> {
  const place = `/registry/${channel}.json`;
  const pointer = releasePointer.safeParse(parse(await readServed(place)));
  if (!pointer.success) {
    return [fault(`${place} is no pointer.`, 'Promote something, or restore it from a backup.')];
  }
  const { href, sha384 } = pointer.data.release;
  const content = await readServed(href);
  if (content === undefined || integrityOf(content) !== sha384) {
    return [
      fault(`${href} is not the release that ${place} names.`, 'Roll back, which writes it anew.'),
    ];
  }
  const release = releaseSchema.safeParse(parse(content));
  if (!release.success)
    return [fault(`${href} is no release that this command knows.`, 'Update the command.')];
  const host = hostManifest.safeParse(parse(await readServed('/host.json')));
  if (!host.success) {
    return [fault('/host.json does not describe a shell.', 'Lay the built shell out again.')];
  }
  return findFindings(host.data, release.data).map(({ rule, subject, message, scope }) =>
    fault(`What runs breaks the rule ${rule} (${subject}, ${scope}).`, message),
  );
}

/** A rollback needs the releases that ran before. */
async function examineHistory({ history, readServed }: Served): Promise<Complaint[]> {
  const complaints = history.map(async ({ revision, release: { href, sha384 } }) => {
    const content = await readServed(href);
    if (content !== undefined && integrityOf(content) === sha384) return [];
    const what = `${href} of revision ${String(revision)} is missing or another one.`;
    return [fault(what, 'Nobody can roll back to it. Restore it from a backup.')];
  });
  return (await Promise.all(complaints)).flat();
}

async function examineVersion(
  { readServed }: Served,
  { remote, address, version }: PublishedVersion,
): Promise<Complaint[]> {
  const base = `/remotes/${remote}/${address}/`;
  const content = await readServed(`${base}remote.json`);
  if (content === undefined) return [fault(`${base}remote.json is missing.`, restore)];
  if (addressOf(version, text(content)) !== address) {
    return [fault(`${base}remote.json is not the one that was published.`, restore)];
  }
  const reading = readManifest(text(content));
  if (reading.kind === 'refused') {
    return [fault(`${base}remote.json is no manifest of today.`, 'Publish a newer version.')];
  }
  const complaints = reading.manifest.files.map(async ({ path, sha384 }) => {
    const file = await readServed(`${base}${path}`);
    if (file === undefined) return [fault(`${base}${path} is missing.`, restore)];
    if (integrityOf(file) === sha384) return [];
    return [fault(`${base}${path} is not the file that was published.`, restore)];
  });
  return (await Promise.all(complaints)).flat();
}
