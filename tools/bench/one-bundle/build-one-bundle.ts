import { globSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import { commonBuild } from '../../build/common-build.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');

/**
 * The federation's runtime for a build that has none: what a remote exposes is a lazy part of the
 * one bundle, so everything else of the shell stays as it is.
 */
async function runtimeOf(remotes: readonly string[]): Promise<string> {
  const parts = await Promise.all(
    remotes.map(async (file) => {
      const { default: remote }: { default: RemoteDefinition } = await import(file);
      return Object.entries(remote.exposes).map(([expose, source]) => {
        const module = path.resolve(path.dirname(file), source);
        const name = remote.name.replaceAll('-', '_');
        return `  '${name}/${expose.slice(2)}': () => import('${module}'),`;
      });
    }),
  );
  return `const parts = {\n${parts.flat().join('\n')}\n};
// A container is called stammtisch_<remote>_<version>_<build>.
const partOf = (id) => id.replace(/^stammtisch_/, '').replace(/_\\d+_\\d+_\\d+_[0-9a-f]+\\//, '/');
export const loadRemote = (id) => parts[partOf(id)]();
export const registerPlugins = () => undefined;
export const registerRemotes = () => undefined;
const remoteHandler = { getRemoteModuleAndOptions: async () => undefined, idToRemoteMap: {} };
export const getInstance = () => ({ options: { remotes: [] }, remoteHandler });
`;
}

/** Builds shell and remotes as one application without federation. Answers the folder. */
export async function buildOneBundle(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-one-bundle-'));
  const runtime = path.join(folder, 'federation-runtime.js');
  const remotes = globSync('apps/*/remote.ts', { cwd: workspace });
  await writeFile(runtime, await runtimeOf(remotes.map((file) => path.join(workspace, file))));
  const shell = path.join(workspace, 'apps/shell');
  const common = commonBuild('one');
  const rsbuild = await createRsbuild({
    cwd: shell,
    config: {
      ...common,
      source: { entry: { index: './src/index.ts' } },
      html: { template: './src/index.html', scriptLoading: 'defer' },
      output: { ...common.output, assetPrefix: '/', distPath: { root: path.join(folder, 'dist') } },
      resolve: { alias: { '@module-federation/enhanced/runtime$': runtime } },
      tools: {
        rspack: {
          plugins: [optimizeLocales.rspack({ locales: ['de-DE', 'en-US', 'en-GB', 'fr-FR'] })],
        },
      },
      plugins: [pluginReact()],
    },
  });
  await rsbuild.build();
  return path.join(folder, 'dist');
}
