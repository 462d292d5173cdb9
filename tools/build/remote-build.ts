import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import { commonBuild } from './common-build.ts';
import { containerGlobal, devContainer } from './container-names.ts';
import { emitManifest } from './emit-manifest.ts';
import { inputHash } from './input-hash.ts';
import { roomVersion } from './room-version.ts';
import { takenFromHost } from './shared-modules.ts';

/**
 * The build of one remote: a federation container without the shared packages and without the
 * federation runtime, and `remote.json` with the hash of every file. Use from `rsbuild.config.ts`.
 * For `npm run dev` it has fixed names, and no `remote.json`: tools/dev makes that up.
 */
export function defineRemoteBuild(remote: RemoteDefinition) {
  return defineConfig(({ command }) => {
    const isDev = command === 'dev';
    const version = isDev ? 'dev' : roomVersion();
    const global = containerGlobal(remote.name, isDev ? version : `${version}_${inputHash()}`);
    return {
      ...commonBuild(remote.name),
      // rsbuild insists on an entry; the container is added by the federation, and this one dropped below.
      source: { entry: { index: { import: './remote.ts', html: false } } },
      output: {
        ...commonBuild(remote.name).output,
        // The folder's address is known only to the registry, so the remote asks the script's own.
        assetPrefix: 'auto',
      },
      plugins: [
        pluginReact(),
        pluginModuleFederation({
          name: global,
          filename: isDev ? devContainer : 'static/js/container.[contenthash:10].js',
          exposes: { ...remote.exposes },
          shared: takenFromHost(),
          shareStrategy: 'loaded-first',
          runtimePlugins: [join(import.meta.dirname, 'retry-chunks.ts')],
          manifest: !isDev,
          // Types come from libs/; the federation's type plugin turns one second into eleven.
          dts: false,
          experiments: {
            externalRuntime: true,
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
        ...(isDev ? [] : [emitManifest(remote, { version, global })]),
      ],
      tools: {
        rspack: (config) => ({
          ...config,
          // The container is all there is; the entry that rsbuild insists on would be dead weight. Its
          // development client only comes along with an entry.
          ...(isDev ? {} : { entry: {} }),
          output: {
            ...config.output,
            uniqueName: global,
            chunkLoadingGlobal: `chunks_${global}`,
            // One stage of the shell's (remote-loader/attempts.ts): what hangs fails as what is missing.
            chunkLoadTimeout: 8_000,
          },
        }),
      },
    };
  });
}
