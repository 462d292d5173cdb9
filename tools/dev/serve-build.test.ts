import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRemote } from '@stammtisch/contracts/remote/describe-remote';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveBuild } from './serve-build.ts';

const port = 5_425;
const address = (file: string) => `http://localhost:${String(port)}/${file}`;

let folder: string;
let stop: () => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-serve-'));
  const file = { path: 'container.js', sha384: `sha384-${'A'.repeat(64)}`, bytes: 1, gzip: 1 };
  const manifest = describeRemote(
    {
      name: 'tips',
      team: 'tips',
      hostContract: '^1.0.0',
      exposes: {},
      routes: [],
      nav: [],
      messages: { de: {}, en: {}, fr: {} },
    },
    {
      version: '0.1.0',
      commit: 'test',
      shared: {},
      container: { global: 'tips', entry: 'container.js' },
      exposes: {},
      messages: { de: 'de.json', en: 'en.json', fr: 'fr.json' },
      files: [file],
    },
  );
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'container.js'), '1');
  await writeFile(path.join(folder, 'secret.txt'), '1');
  stop = await serveBuild(folder, port);
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

test.each(['remote.json', 'container.js'])(
  'a shell of another origin may read %s',
  async (file) => {
    const reply = await fetch(address(file));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    await reply.text();
  },
);

test.each(['secret.txt', '%2e%2e/secret.txt', ''])(
  'what the manifest does not name is not served: %s',
  async (file) => {
    expect((await fetch(address(file))).status).toBe(404);
  },
);

test('a port in use is a sentence', async () => {
  await expect(serveBuild(folder, port)).rejects.toThrow('Port 5425 cannot be opened');
});
