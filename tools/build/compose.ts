import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  FolderStore,
  layOutShell,
  readRemoteFolder,
  shipRelease,
  type RemoteFolder,
} from '@stammtisch/remote-registry';

const workspace = join(import.meta.dirname, '../..');
const apps = join(workspace, 'apps');
const [chosen] = process.argv.slice(2);
const target = chosen === undefined ? join(workspace, 'dist/host') : resolve(chosen);

/** Every built remote; the first that is not whole ends the program with the reasons. */
async function readRemotes(): Promise<RemoteFolder[]> {
  const folders = readdirSync(apps)
    .map((app) => join(apps, app, 'dist'))
    .filter((folder) => existsSync(join(folder, 'remote.json')));
  const readings = await Promise.all(folders.map((folder) => readRemoteFolder(folder)));
  return readings.map((reading) => {
    if (reading.kind === 'read') return reading.remote;
    throw new Error(reading.findings.map(({ rule, message }) => `${rule}: ${message}`).join('\n'));
  });
}

/**
 * Ships the built shell and every built remote into a folder that any static server can serve:
 * `dist/host`, made anew, or the folder of the first argument, where what teams published stays. Run
 * after the builds.
 */
async function compose(): Promise<void> {
  const folders = await readRemotes();
  if (chosen === undefined) rmSync(target, { recursive: true, force: true });
  await layOutShell(join(apps, 'shell/dist'), target);
  const outcome = await shipRelease(new FolderStore(target), {
    channel: 'live',
    folders,
    by: 'house',
    externalOrigins: (process.env['EXTERNAL_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
    overrideOrigins: (process.env['OVERRIDE_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
    now: new Date(),
  });
  if (outcome.kind === 'refused') {
    for (const { rule, remotes, message } of outcome.findings) {
      console.error(`${rule} (${remotes.join(', ')}): ${message}`);
    }
    process.exitCode = 1;
    return;
  }
  const names = folders.map(({ manifest }) => manifest.name).join(', ');
  console.log(`${target}: ${names}; revision ${String(outcome.pointer.revision)}`);
}

await compose();
