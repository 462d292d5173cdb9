import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { commonBuild } from './common-build.ts';
import { providedByShell } from './shared-modules.ts';

/** The build of the host: it brings the shared packages and the federation runtime, and no remote. */
export function defineShellBuild() {
  const common = commonBuild('shell');
  return defineConfig({
    ...common,
    source: { entry: { index: './src/index.ts' } },
    html: { template: './src/index.html', scriptLoading: 'defer' },
    output: { ...common.output, assetPrefix: '/' },
    plugins: [
      pluginReact(),
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
