import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import { describeRemote } from '@stammtisch/contracts/remote/describe-remote';
import { containerGlobal, devContainer } from '../build/container-names.ts';
import { sharedModules } from '../build/shared-modules.ts';

/** Prints what `remote.ts` says now. A process of its own, because Node never reads a module twice. */
const [folder = '.'] = process.argv.slice(2);
const file = pathToFileURL(path.resolve(folder, 'remote.ts')).href;
const { default: remote }: { default: RemoteDefinition } = await import(file);

const manifest = describeRemote(remote, {
  version: '0.0.0-dev',
  commit: 'dev',
  shared: Object.fromEntries(
    sharedModules().map(({ name, version, range }) => [name, { range, built: version }]),
  ),
  container: { global: containerGlobal(remote.name, 'dev'), entry: devContainer },
  exposes: Object.fromEntries(
    Object.keys(remote.exposes).map((name) => [name, { js: [], css: [] }]),
  ),
  messages: { de: 'messages/de.json', en: 'messages/en.json', fr: 'messages/fr.json' },
  // Files change while they are looked at, so none has a hash.
  files: [],
});
process.stdout.write(JSON.stringify({ manifest, messages: remote.messages }));
