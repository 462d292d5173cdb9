import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRsbuild, loadConfig } from '@rsbuild/core';

const root = import.meta.dirname;

/** Gzipped bytes. */
export interface FirstLoad {
  /** Scripts that the widget's page asks for at once. */
  widget: number;
  /** Scripts that the widget loads when a guest comes to need them. */
  later: number;
  /** A page that does nothing but render by react and react-dom, built in the same way. */
  react: number;
}

/** Builds the widget and a page of React alone, and weighs their scripts. */
export async function measureFirstLoad(): Promise<FirstLoad> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-size-'));
  try {
    const widget = join(folder, 'widget');
    const react = join(folder, 'react');
    await build('./src/index.tsx', widget);
    await build('./react-alone.ts', react);
    const async = join(widget, 'static/js/async');
    const later = (await readdir(async)).filter((file) => file.endsWith('.js'));
    return {
      widget: await weigh(await scriptsOf(widget)),
      later: await weigh(later.map((file) => join(async, file))),
      react: await weigh(await scriptsOf(react)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(entry: string, target: string): Promise<void> {
  const { content: config } = await loadConfig({ cwd: root });
  config.source = { entry: { index: entry } };
  config.output = { ...config.output, distPath: { root: target } };
  const rsbuild = await createRsbuild({ cwd: root, config });
  await rsbuild.build();
}

/** The scripts that a folder's index.html asks for. */
async function scriptsOf(folder: string): Promise<string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? '');
  if (scripts.length === 0) throw new Error(`${folder}/index.html asks for no script`);
  return scripts.map((script) => join(folder, script));
}

async function weigh(files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}
