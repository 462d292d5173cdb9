import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { contentName } from '@stammtisch/remote-registry/content-hash';

const workspace = path.resolve(import.meta.dirname, '../../../..');
// Below dist/, which neither git nor a check looks into; the build's own paths go up one more folder.
const trials = path.join(workspace, 'dist/trials');
// Workers build at the same time, and none may take another's files away while they are served.
const worker = process.env['TEST_PARALLEL_INDEX'] ?? 'list';

export interface VersionWish {
  /** The folder's name in apps/. */
  remote: string;
  version: string;
  /** Files to write over the remote's own, by their paths in its folder. */
  files?: Readonly<Record<string, string>>;
}

export interface BuiltVersion {
  /** Where its files lie on this machine. */
  folder: string;
  released: ReleasedRemote;
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * Really builds a version of a remote, as its team would, with another number and other files: half
 * a second. The copy of its sources is gone afterwards, the built files stay until the next time.
 */
export function buildVersion({ remote, version, files = {} }: VersionWish): BuiltVersion {
  const place = path.join(trials, `${remote}-${version}-${worker}`);
  rmSync(place, { recursive: true, force: true });
  cpSync(path.join(workspace, 'apps', remote), place, {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|dist)$/.test(source),
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
  }
  for (const file of ['rsbuild.config.ts', 'tsconfig.json']) {
    rewrite(path.join(place, file), (text) => text.replaceAll('../../', '../../../'));
  }
  rewrite(path.join(place, 'package.json'), (text) =>
    text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
  );
  const rsbuild = path.join(workspace, 'node_modules/.bin/rsbuild');
  execFileSync(rsbuild, ['build'], { cwd: place, stdio: 'pipe' });
  const folder = path.join(place, 'dist');
  const text = readFileSync(path.join(folder, 'remote.json'), 'utf8');
  const manifest = remoteManifest.parse(JSON.parse(text));
  const base = `/remotes/${remote}/${version}-${contentName(text)}/`;
  return { folder, released: { base, manifest } };
}
