import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import type { PlainDay } from './crowded-days.ts';

/** Builds and serves a page with nothing but vis-timeline; `?day=` names one of the days. */
export async function servePlainTimeline(days: Record<string, PlainDay>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'plain-timeline-'));
  const data = path.join(folder, 'public');
  await mkdir(data);
  for (const [name, day] of Object.entries(days)) {
    await writeFile(path.join(data, `${name}.json`), JSON.stringify(day));
  }
  const style = 'vis-timeline/styles/vis-timeline-graph2d.min.css';
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      source: { entry: { index: [style, './fixtures/plain-timeline.ts'] } },
      output: { distPath: { root: path.join(folder, 'dist') }, cleanDistPath: true },
      performance: { printFileSize: false },
      server: { port: 4_363, strictPort: true, printUrls: false, publicDir: { name: data } },
    },
  });
  await rsbuild.build();
  const { server, urls } = await rsbuild.preview();
  return {
    addressOf: (name: string) => `${urls[0]}/?day=${name}`,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
