import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@stammtisch/contracts/remote/release';
import { expect, test } from 'vitest';
import { aManifest } from './a-manifest.ts';
import { composeRelease } from './compose-release.ts';
import { layOutHost } from './lay-out-host.ts';
import { readRemoteFolder } from './remote-folder.ts';

const options = { channel: 'live', revision: 1, externalOrigins: [] };

function aFolder(name: string, script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  writeFileSync(join(folder, 'entry.js'), script);
  const sha384 = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const file = { path: 'entry.js', sha384, bytes: script.length, gzip: 1 };
  const manifest = { ...aManifest({ name }), files: [file] };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  return folder;
}

test('a release is laid out as files that any static server can serve', () => {
  const remotes = [readRemoteFolder(aFolder('one', 'run()'))];
  const composition = composeRelease(remotes, options);
  if (composition.kind === 'refused') throw new Error('refused');
  const shell = mkdtempSync(join(tmpdir(), 'shell-'));
  writeFileSync(join(shell, 'index.html'), '<!doctype html>');
  const target = join(mkdtempSync(join(tmpdir(), 'host-')), 'host');
  layOutHost({ target, shell, remotes, composition });
  const text = readFileSync(join(target, composition.pointer.release.href), 'utf8');
  const digest = createHash('sha384').update(text).digest('base64');
  expect(composition.pointer.release.sha384).toBe(`sha384-${digest}`);
  const [first] = release.parse(JSON.parse(text)).remotes;
  expect(readFileSync(join(target, first?.base ?? '', 'entry.js'), 'utf8')).toBe('run()');
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('<!doctype html>');
});

test('the same remotes make the same release, other files another one', () => {
  const hrefOf = (script: string) => {
    const composition = composeRelease([readRemoteFolder(aFolder('one', script))], options);
    return composition.kind === 'composed' ? composition.pointer.release.href : 'refused';
  };
  expect(hrefOf('run()')).toBe(hrefOf('run()'));
  expect(hrefOf('run()')).not.toBe(hrefOf('walk()'));
});

test('a file that was changed after the build is refused', () => {
  const folder = aFolder('one', 'run()');
  writeFileSync(join(folder, 'entry.js'), 'steal()');
  expect(() => readRemoteFolder(folder)).toThrow('entry.js is not the file that was built');
});

test('a remote for another host, or for another React, is refused by name', () => {
  const folder = { folder: '', address: 'x' };
  const old = { ...folder, manifest: aManifest({ name: 'old', hostContract: '^2.0.0' }) };
  const react = (range: string, built: string) => ({ react: { range, built } });
  const now = {
    ...folder,
    manifest: aManifest({ name: 'now', shared: react('^19.3.1', '19.3.1') }),
  };
  const past = {
    ...folder,
    manifest: aManifest({ name: 'past', shared: react('^18.0.0', '18.3.1') }),
  };
  expect(composeRelease([old, now, past], options)).toMatchObject({
    kind: 'refused',
    clashes: [],
    misfits: [
      { remote: 'old', needs: 'host contract', range: '^2.0.0', has: '1.0.0' },
      { remote: 'past', needs: 'react', range: '^18.0.0', has: '19.3.1' },
    ],
  });
});
