import { defineConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { commonBuild } from './common-build.ts';

// A statement at module level; its end is the first semicolon before an unindented line.
const constant = /^((?:export )?const \w+ =)(\s[^;]*?\([\s\S]*?);(?=\n(?:\S|\n|$)|$)/gm;

/**
 * Contracts are schemas made at module level, which a bundler must keep: making them might do
 * something. Said to be pure, those that the widget never asks for leave the bundle, and with them
 * the part of zod that only they need.
 */
export function pluginPureContracts(): RsbuildPlugin {
  const contracts = /[\\/]libs[\\/]contracts[\\/]src[\\/].+\.ts$/;
  return {
    name: 'stammtisch:pure-contracts',
    setup(api) {
      api.transform({ test: contracts }, ({ code }) =>
        code.replace(constant, '$1 /*#__PURE__*/ (() => ($2))();'),
      );
      api.modifyRspackConfig((config, { appendRules }) => {
        config.optimization = { ...config.optimization, mangleExports: 'size' };
        appendRules({ test: contracts, sideEffects: false });
      });
    },
  };
}

/** The oldest browsers with adopted style sheets and container queries in all engines. */
export const bookingBrowsers = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 125',
  'safari >= 16.4',
  'ios_saf >= 16.4',
];

/** The guests' widget: a page of its own without federation, small before everything else. */
export function defineBookingBuild() {
  const common = commonBuild('booking');
  return defineConfig({
    ...common,
    source: { entry: { index: './src/index.tsx' } },
    html: { template: './src/index.html', scriptLoading: 'module' },
    // Its files and its API lie on one origin, and every hash would weigh down the first script.
    security: {},
    output: {
      ...common.output,
      cssModules: { localIdentName: 'b-[hash:base64:5]' },
      assetPrefix: '/',
      // The browser loads further modules by itself, without code of the bundler for it.
      module: true,
      minify: {
        jsOptions: {
          minimizerOptions: { ecma: 2022, module: true, compress: { passes: 3 }, mangle: true },
        },
      },
      overrideBrowserslist: bookingBrowsers,
    },
    performance: {
      ...common.performance,
      chunkSplit: {
        strategy: 'custom',
        splitChunks: {
          cacheGroups: {
            default: false,
            defaultVendors: false,
            // One style sheet: five kilobytes, and no code that loads further ones.
            style: { type: 'css/mini-extract', name: 'index', chunks: 'all', enforce: true },
          },
        },
      },
    },
    plugins: [pluginReact(), pluginPureContracts()],
  });
}
