import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { integrityOf } from '../content-hash.ts';
import { FolderStore } from '../folder/folder-store.ts';
import { readRemoteFolder } from '../remote-folder.ts';
import { shipRelease } from '../ship/ship-release.ts';
import { aHost } from './a-host.ts';
import { aManifest, someFiles } from './a-manifest.ts';

export const someDay = new Date('2026-05-01T19:30:00Z');

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

type Wish = Parameters<typeof aManifest>[0] & { content?: Readonly<Record<string, string>> };

/** A remote's folder as its build leaves it. */
export function aBuiltRemote({ content = {}, ...wish }: Wish = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  const files = { ...someFiles, ...content };
  const described = Object.entries(files).map(([path, text]) => ({
    path,
    sha384: integrityOf(text),
    bytes: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
  }));
  const manifest: RemoteManifest = aManifest({ ...wish, files: described });
  writeFiles(folder, { ...files, 'remote.json': `${JSON.stringify(manifest, null, 2)}\n` });
  return folder;
}

export async function readBuilt(folder: string) {
  const reading = await readRemoteFolder(folder);
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.findings));
  return reading.remote;
}

/** A registry's folder with a shell in it, and nothing that runs. */
export function anEmptyRegistry(host: Partial<HostManifest> = {}): FolderStore {
  const root = mkdtempSync(join(tmpdir(), 'registry-'));
  writeFiles(root, {
    'host.json': JSON.stringify(aHost(host)),
    'index.html': '<!doctype html><title>Shell</title>',
  });
  return new FolderStore(root);
}

/** A registry into which an installation has shipped these built remotes. */
export async function aRegistry(built: readonly string[]): Promise<FolderStore> {
  const store = anEmptyRegistry();
  const outcome = await shipRelease(store, {
    channel: 'live',
    folders: await Promise.all(built.map((folder) => readBuilt(folder))),
    by: 'house',
    externalOrigins: [],
    overrideOrigins: [],
    now: someDay,
  });
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.findings));
  return store;
}
