import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeRelease, layOutHost, readRemoteFolder } from '@stammtisch/remote-registry';

const workspace = join(import.meta.dirname, '../..');
const apps = join(workspace, 'apps');

/** Merges every built remote and the shell into `dist/host`. Run after the builds. */
const folders = readdirSync(apps)
  .map((app) => join(apps, app, 'dist'))
  .filter((folder) => existsSync(join(folder, 'remote.json')));
const remotes = folders.map((folder) => readRemoteFolder(folder));
const composition = composeRelease(remotes, {
  channel: 'live',
  revision: 1,
  externalOrigins: (process.env['EXTERNAL_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
});

if (composition.kind === 'refused') {
  for (const { kind, subject, remotes: names } of composition.clashes) {
    console.error(`${kind}: ${subject} (${names.join(', ')})`);
  }
  for (const { remote, needs, range, has } of composition.misfits) {
    console.error(`${remote} needs ${needs} ${range}; the host has ${has}`);
  }
  process.exitCode = 1;
} else {
  const target = join(workspace, 'dist/host');
  layOutHost({ target, shell: join(apps, 'shell/dist'), remotes, composition });
  console.log(`dist/host: ${remotes.map(({ manifest }) => manifest.name).join(', ')}`);
}
