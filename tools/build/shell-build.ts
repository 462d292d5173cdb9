import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { HostDefinition } from '@stammtisch/contracts/remote/define-host';
import { commonBuild } from './common-build.ts';
import { emitHost } from './emit-host.ts';
import { emitServiceWorker } from './emit-service-worker.ts';
import { providedByShell } from './shared-modules.ts';

/** The build of the host: it brings the shared packages and the federation runtime, and no remote. */
export function defineShellBuild(host: HostDefinition) {
  const common = commonBuild('shell');
  return defineConfig({
    ...common,
    source: { entry: { index: './src/index.ts' } },
    html: { template: './src/index.html', scriptLoading: 'defer' },
    output: { ...common.output, assetPrefix: '/' },
    tools: {
      // Components bring their words in 30 languages; `.webpack()` would silently do nothing.
      rspack: {
        plugins: [optimizeLocales.rspack({ locales: ['de-DE', 'en-US', 'en-GB', 'fr-FR'] })],
      },
    },
    plugins: [
      pluginReact(),
      emitHost(host),
      emitServiceWorker('./src/service-worker/service-worker.ts'),
      pluginModuleFederation({
        name: 'stammtisch_shell',
        // Which remotes there are is the registry's to say, at run time.
        remotes: {},
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  });
}
