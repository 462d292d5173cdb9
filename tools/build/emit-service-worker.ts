import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';

/** Addresses of the scripts and styles of a built shell; fonts are kept as they are used. */
function codeOf(folder: string): string[] {
  return readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `/static/${file.split(/[\\/]/).join('/')}`)
    .toSorted();
}

/**
 * Builds `service-worker.js` beside the shell's page: one plain script under a fixed address, without
 * the federation around it, that knows the files of the very build it belongs to.
 */
export function emitServiceWorker(entry: string): RsbuildPlugin {
  return {
    name: 'stammtisch:service-worker',
    setup(api) {
      api.onAfterBuild(async () => {
        const { distPath, rootPath } = api.context;
        const worker = await createRsbuild({
          cwd: rootPath,
          config: {
            source: {
              entry: { 'service-worker': { import: entry, html: false } },
              define: { shellFiles: JSON.stringify(codeOf(distPath)) },
            },
            output: {
              target: 'web-worker',
              cleanDistPath: false,
              copy: [],
              filenameHash: false,
              distPath: { root: distPath, js: '' },
              legalComments: 'none',
            },
            server: { publicDir: false },
            performance: { printFileSize: false },
          },
        });
        const { close } = await worker.build();
        await close();
      });
    },
  };
}
