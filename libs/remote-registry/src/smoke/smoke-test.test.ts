import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedRemoteAt } from '../address.ts';
import { expect, test } from 'vitest';
import { readIfThere } from '../folder/write-whole.ts';
import { withLive } from '../move/next-release.ts';
import { readBuilt } from '../testing/a-registry.ts';
import { aBuiltRegistry, aCopyOf } from '../testing/built-rooms.ts';
import { smokeTest } from './smoke-test.ts';

/** Opens a build of the roster in the real shell, beside a floorplan that is live. */
async function smokeOf(folder: string, whenServed: () => void = () => undefined) {
  const store = await aBuiltRegistry([aCopyOf('roster'), aCopyOf('floorplan')]);
  const { manifest, address } = await readBuilt(folder);
  const candidate = releasedRemoteAt(manifest, address);
  const pointer = await store.readPointer('live');
  if (pointer === undefined) throw new Error('nothing runs');
  whenServed();
  return smokeTest({
    release: withLive(await store.readRelease(pointer), candidate),
    host: await store.readHost(),
    remote: 'roster',
    readServed: (path) =>
      readIfThere(
        path.startsWith(candidate.base)
          ? join(folder, path.slice(candidate.base.length))
          : store.places.served(path),
      ),
  });
}

const patience = 60_000;

test(
  'a remote whose pages open in the real shell has no findings',
  async () => {
    expect(await smokeOf(aCopyOf('roster', { version: '0.2.0' }))).toEqual([]);
  },
  patience,
);

test(
  'a remote whose code throws is found, though every hash is right',
  async () => {
    const broken = aCopyOf('roster', {
      version: '0.2.0',
      files: { __federation_expose_: 'throw new Error("broken on purpose");' },
    });
    const findings = await smokeOf(broken);
    expect(findings.map(({ message }) => message).join('\n')).toContain('failure panel');
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'smoke', remotes: ['roster'], teams: ['staff'] }),
    );
  },
  patience,
);

test(
  'a file that is not the one that was built does not run',
  async () => {
    const folder = aCopyOf('roster', { version: '0.2.0' });
    const { manifest } = await readBuilt(folder);
    const entry = join(folder, manifest.container.entry);
    const findings = await smokeOf(folder, () => {
      writeFileSync(entry, `${readFileSync(entry, 'utf8')} `);
    });
    expect(findings.map(({ message }) => message).join('\n')).toContain(
      'a file is not the one that was built',
    );
  },
  patience,
);
