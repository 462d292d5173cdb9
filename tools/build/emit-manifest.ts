import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import { describeRemote } from '@stammtisch/contracts/remote/describe-remote';
import type { Locale } from '@stammtisch/contracts/remote/locale';
import type { RemoteFile } from '@stammtisch/contracts/remote/remote-manifest';
import { builtCommit } from './built-commit.ts';
import { readFederationStats } from './federation-stats.ts';
import { sharedModules } from './shared-modules.ts';

interface Built {
  version: string;
  global: string;
}

/** Every file below a folder, as paths relative to it, in a stable order. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

function describeFile(folder: string, path: string): RemoteFile {
  const content = readFileSync(join(folder, path));
  const digest = createHash('sha384').update(content).digest('base64');
  const gzip = gzipSync(content, { level: 9 }).length;
  return { path, sha384: `sha384-${digest}`, bytes: content.length, gzip };
}

function writeMessages(folder: string, remote: RemoteDefinition): Record<Locale, string> {
  const write = (locale: Locale) => {
    const text = JSON.stringify(remote.messages[locale]);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    const path = `static/messages/${locale}.${hash}.json`;
    mkdirSync(join(folder, 'static/messages'), { recursive: true });
    writeFileSync(join(folder, path), text);
    return path;
  };
  return { de: write('de'), en: write('en'), fr: write('fr') };
}

/** Writes `remote.json` beside the built files once they are all there. */
export function emitManifest(remote: RemoteDefinition, built: Built): RsbuildPlugin {
  return {
    name: 'stammtisch:remote-manifest',
    setup(api) {
      api.onAfterBuild(() => {
        const folder = api.context.distPath;
        const stats = readFederationStats(folder);
        for (const file of ['mf-manifest.json', 'mf-stats.json', 'remote.json']) {
          rmSync(join(folder, file), { force: true });
        }
        const messages = writeMessages(folder, remote);
        const shared = sharedModules().map(
          ({ name, version, range }) => [name, { range, built: version }] as const,
        );
        const manifest = describeRemote(remote, {
          version: built.version,
          commit: builtCommit(),
          shared: Object.fromEntries(shared),
          container: { global: built.global, entry: stats.entry },
          exposes: stats.exposes,
          messages,
          files: filesBelow(folder).map((path) => describeFile(folder, path)),
        });
        writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      });
    },
  };
}
