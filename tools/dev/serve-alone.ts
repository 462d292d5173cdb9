import path from 'node:path';
import { createRsbuild, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import { commonBuild } from '../build/common-build.ts';
import type { House } from './house.ts';
import { answerSession } from './session-answer.ts';

export interface AloneOptions {
  folder: string;
  port: number;
  house: House;
}

const host = path.join(import.meta.dirname, 'alone-host');

/** The module that gives the host its remote: its definition, and each exposed module on demand. */
function aloneRemote(folder: string, { exposes }: RemoteDefinition): string {
  const pages = Object.entries(exposes).map(([name, file]) => {
    const from = JSON.stringify(path.join(folder, file));
    return `${JSON.stringify(name)}: () => import(${from}),`;
  });
  return [
    `export { default as remote } from ${JSON.stringify(path.join(folder, 'remote.ts'))};`,
    `export const pages = { ${pages.join(' ')} };`,
  ].join('\n');
}

/**
 * Serves one remote with the least host around it, as one page without federation: nothing of the
 * shell, and no other remote. Answers how to stop it.
 */
export async function serveAlone({ folder, port, house }: AloneOptions) {
  const { default: remote }: { default: RemoteDefinition } = await import(`${folder}/remote.ts`);
  const common = commonBuild(remote.name);
  const aloneModule = path.join(host, 'alone-remote.js');
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      mode: 'development',
      logLevel: 'warn',
      source: { entry: { index: path.join(host, 'index.tsx') } },
      html: { template: path.join(host, 'index.html'), scriptLoading: 'module' },
      output: { target: 'web', cssModules: common.output.cssModules, module: true },
      resolve: { alias: { 'alone-remote$': aloneModule } },
      plugins: [pluginReact()],
      server: {
        ...house.server,
        port,
        strictPort: true,
        printUrls: false,
        historyApiFallback: true,
        setup: async (context) => {
          context.server.middlewares.use(answerSession(house));
          await house.server.setup?.(context);
        },
      },
      dev: { client: { host: 'localhost', port }, lazyCompilation: false },
      tools: {
        rspack: {
          plugins: [
            new rspack.experiments.VirtualModulesPlugin({
              [aloneModule]: aloneRemote(folder, remote),
            }),
          ],
        },
      },
    },
  });
  const server = await rsbuild.createDevServer();
  await server.listen();
  return () => server.close();
}
