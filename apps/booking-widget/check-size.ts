import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRsbuild, loadConfig } from '@rsbuild/core';

/** Performance goal: the widget's first load is at most this share of react + react-dom alone. */
const most = 1.25;

/** Gzipped bytes of the scripts that a folder's index.html asks for. */
function firstLoad(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? '');
  if (scripts.length === 0) throw new Error(`${folder}/index.html asks for no script`);
  return scripts
    .map((script) => gzipSync(readFileSync(join(folder, script)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

const root = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'booking-size-'));
async function build(name: string, entry: string): Promise<string> {
  const { content: config } = await loadConfig({ cwd: root });
  config.source = { entry: { index: entry } };
  config.output = { ...config.output, distPath: { root: join(folder, name) } };
  const rsbuild = await createRsbuild({ cwd: root, config });
  await rsbuild.build();
  return join(folder, name);
}

try {
  const widget = firstLoad(await build('widget', './src/index.tsx'));
  const react = firstLoad(await build('react', './react-alone.ts'));
  const later = readdirSync(join(folder, 'widget/static/js/async'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(readFileSync(join(folder, 'widget/static/js/async', file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
  const ratio = widget / react;
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  console.log(
    `widget ${kilobytes(widget)}, react alone ${kilobytes(react)}: ${ratio.toFixed(3)} of at most ${most}; later ${kilobytes(later)}`,
  );
  if (ratio > most) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
