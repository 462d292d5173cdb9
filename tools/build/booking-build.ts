import { defineConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { commonBuild } from './common-build.ts';

/**
 * Contracts are schemas made at module level. Marked as pure, those that the widget never asks for
 * leave the bundle together with the part of zod that only they need (about 3 kB gzip).
 */
function pluginPureContracts(): RsbuildPlugin {
  return {
    name: 'stammtisch:pure-contracts',
    setup(api) {
      api.transform({ test: /[\\/]libs[\\/]contracts[\\/]src[\\/].+\.ts$/ }, ({ code }) =>
        code.replaceAll(
          /(?<![\w.$])(?=(?:z\.[\w.]+|hal|text|defineCall|halCollection)\()(?<!function )/g,
          '/*#__PURE__*/ ',
        ),
      );
      api.modifyRspackConfig((config, { appendRules }) => {
        appendRules({ test: /[\\/]libs[\\/][\w-]+[\\/]src[\\/].+\.ts$/, sideEffects: false });
        config.optimization ??= {};
        config.optimization.innerGraph = true;
      });
    },
  };
}

/** The guests' widget: a page of its own without federation, small before everything else. */
export function defineBookingBuild() {
  const common = commonBuild('booking');
  return defineConfig({
    ...common,
    source: { entry: { index: './src/index.tsx' } },
    html: { template: './src/index.html', scriptLoading: 'defer' },
    output: {
      ...common.output,
      assetPrefix: '/',
      // The oldest browsers with adopted style sheets and container queries in all engines.
      overrideBrowserslist: [
        'chrome >= 111',
        'edge >= 111',
        'firefox >= 125',
        'safari >= 16.4',
        'ios_saf >= 16.4',
      ],
    },
    performance: { ...common.performance, chunkSplit: { strategy: 'all-in-one' } },
    plugins: [pluginReact(), pluginPureContracts()],
  });
}
