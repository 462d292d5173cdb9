import { readFileSync } from 'node:fs';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { expect, test } from 'vitest';
import { aBuiltRemote, anEmptyRegistry, readBuilt, someDay } from '../testing/a-registry.ts';
import { publishVersion } from './publish-version.ts';
import { storeFiles } from './store-files.ts';

async function publish(store: ReturnType<typeof anEmptyRegistry>, folder: string) {
  const { manifest, manifestText } = await readBuilt(folder);
  await storeFiles(store, await readBuilt(folder));
  return publishVersion(store, { manifest, manifestText, by: 'roster', now: someDay });
}

test('a version is published once, and known the second time', async () => {
  const store = anEmptyRegistry();
  const folder = aBuiltRemote({ name: 'roster' });
  const first = await publish(store, folder);
  expect(first).toMatchObject({
    kind: 'published',
    version: {
      remote: 'roster',
      version: '0.1.0',
      by: 'roster',
      publishedAt: someDay.toISOString(),
    },
  });
  expect(await publish(store, folder)).toEqual({ ...first, kind: 'known' });
  expect(await store.listVersions('roster')).toHaveLength(1);
});

test('the same version with other content is refused', async () => {
  const store = anEmptyRegistry();
  await publish(store, aBuiltRemote({ name: 'roster' }));
  const other = aBuiltRemote({ name: 'roster', content: { 'page.js': 'steal()' } });
  expect(await publish(store, other)).toMatchObject({
    kind: 'version-exists',
    standing: { version: '0.1.0' },
  });
});

test('a version whose files were not uploaded is refused, file by file', async () => {
  const { manifest, manifestText } = await readBuilt(aBuiltRemote());
  const store = anEmptyRegistry();
  const outcome = await publishVersion(store, { manifest, manifestText, by: 'a', now: someDay });
  expect(outcome).toMatchObject({ kind: 'refused' });
  const rules =
    outcome.kind === 'refused' ? outcome.findings.map(({ rule, file }) => [rule, file]) : [];
  expect(rules).toEqual(manifest.files.map(({ path }) => ['file-missing', path]));
});

test.each([
  ['is no JSON', '{', 'manifest', 'It is no JSON'],
  ['lacks its name', '{"schema":1}', 'manifest', 'name: '],
])('a remote.json that %s is refused', async (_name, manifestText, rule, message) => {
  const outcome = await publishVersion(anEmptyRegistry(), { manifestText, by: 'a', now: someDay });
  expect(outcome).toMatchObject({ kind: 'refused' });
  if (outcome.kind !== 'refused') return;
  expect(outcome.findings).toContainEqual(
    expect.objectContaining({
      rule,
      file: 'remote.json',
      message: expect.stringContaining(message),
    }),
  );
});

test('a manifest that is not the one in its text is refused', async () => {
  const { manifest, manifestText } = await readBuilt(aBuiltRemote());
  const forged = { ...manifest, team: 'somebody-else' };
  const request = { manifest: forged, manifestText, by: 'a', now: someDay };
  expect(await publishVersion(anEmptyRegistry(), request)).toMatchObject({
    kind: 'refused',
    findings: [{ rule: 'manifest', message: expect.stringContaining('is not the one') }],
  });
});

test.each([
  [
    'takes another’s text',
    {
      'de.json': '{"shell:title":"x"}',
      'en.json': '{"shell:title":"x"}',
      'fr.json': '{"shell:title":"x"}',
    },
    'shell:title',
    'somebody else',
  ],
  ['lacks a text in a language', { 'fr.json': '{"title":"Page"}' }, 'label', 'no text in fr'],
  ['is no flat list of texts', { 'fr.json': '{"title":{"a":"b"}}' }, 'fr.json', 'no flat object'],
])('a message file that %s is refused', async (_name, content, subject, message) => {
  const store = anEmptyRegistry();
  const folder = aBuiltRemote({ content });
  const manifestText = readFileSync(`${folder}/remote.json`, 'utf8');
  const manifest = remoteManifest.parse(JSON.parse(manifestText));
  await storeFiles(store, { folder, manifest, manifestText, address: '' });
  const outcome = await publishVersion(store, { manifest, manifestText, by: 'a', now: someDay });
  expect(outcome).toMatchObject({ kind: 'refused' });
  if (outcome.kind !== 'refused') return;
  expect(outcome.findings).toContainEqual(
    expect.objectContaining({
      rule: 'message-key',
      subject,
      message: expect.stringContaining(message),
    }),
  );
});

test('a file that weighs more than its manifest says is refused', async () => {
  const store = anEmptyRegistry();
  const built = await readBuilt(aBuiltRemote({ content: { 'page.js': 'x'.repeat(900) } }));
  await storeFiles(store, built);
  const files = built.manifest.files.map((file) => ({ ...file, gzip: 1000 }));
  const manifestText = JSON.stringify({ ...built.manifest, files });
  const outcome = await publishVersion(store, { manifestText, by: 'a', now: someDay });
  expect(outcome).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ rule: 'budget' })]),
  });
});
