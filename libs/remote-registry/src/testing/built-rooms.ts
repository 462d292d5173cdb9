import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remoteManifest, type RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { integrityOf } from '../content-hash.ts';
import { FolderStore } from '../folder/folder-store.ts';
import { layOutShell } from '../folder/lay-out-shell.ts';
import { shipRelease } from '../ship/ship-release.ts';
import { readBuilt, someDay } from './a-registry.ts';

const apps = join(import.meta.dirname, '../../../../apps');

function builtRoom(room: string, file: string): string {
  const dist = join(apps, room, 'dist');
  if (existsSync(join(dist, file))) return dist;
  throw new Error(`apps/${room} is not built: nx run @stammtisch/${room}:build`);
}

interface Change {
  version?: string;
  /** Changes the manifest before its files are described anew. */
  manifest?: (built: RemoteManifest) => Partial<RemoteManifest>;
  /** New contents of files, by what their paths contain. */
  files?: Readonly<Record<string, string>>;
}

/** A copy of a room's build, changed as its own build would have made it: all hashes are right. */
export function aCopyOf(room: 'roster' | 'floorplan', change: Change = {}): string {
  const folder = mkdtempSync(join(tmpdir(), `${room}-`));
  cpSync(builtRoom(room, 'remote.json'), folder, { recursive: true });
  const path = join(folder, 'remote.json');
  const built = remoteManifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  const contents = Object.entries(change.files ?? {});
  const files = built.files.map((file) => {
    const content = contents.find(([part]) => file.path.includes(part))?.[1];
    if (content === undefined) return file;
    writeFileSync(join(folder, file.path), content);
    const gzip = gzipSync(content, { level: 9 }).length;
    return { ...file, sha384: integrityOf(content), bytes: Buffer.byteLength(content), gzip };
  });
  const { version = built.version } = change;
  // The remotes whose places it fills are not there.
  const alone = { ...built.slots, filled: [] };
  const manifest = { ...built, slots: alone, version, files, ...change.manifest?.(built) };
  writeFileSync(path, JSON.stringify(manifest));
  return folder;
}

/** A registry with the real shell, into which an installation has shipped these builds. */
export async function aBuiltRegistry(builds: readonly string[]): Promise<FolderStore> {
  const root = mkdtempSync(join(tmpdir(), 'registry-'));
  await layOutShell(builtRoom('shell', 'host.json'), root);
  const store = new FolderStore(root);
  const outcome = await shipRelease(store, {
    channel: 'live',
    folders: await Promise.all(builds.map((folder) => readBuilt(folder))),
    by: 'house',
    externalOrigins: [],
    overrideOrigins: [],
    now: someDay,
  });
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.findings));
  return store;
}
