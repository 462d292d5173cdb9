import { join } from 'node:path';
import { defineConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { bookingBrowsers, pluginPureContracts } from './booking-build.ts';
import { commonBuild } from './common-build.ts';
import { emitFederationManifest } from './emit-federation-manifest.ts';
import { inputHash } from './input-hash.ts';

/** What the container is called in the pages that load it. */
const name = 'stammtisch_booking';
const containerFile = 'remote-entry.js';

/** zod asks `for … in` of its own tables, where a page may have put members on every object. */
function pluginOwnKeys(): RsbuildPlugin {
  return {
    name: 'stammtisch:own-keys',
    setup(api) {
      api.transform({ test: /[\\/]node_modules[\\/]zod[\\/].+\.js$/ }, ({ code }) =>
        code.replaceAll(/for \(const (\w+) in (\w+)\)/g, 'for (const $1 of Object.keys($2))'),
      );
    },
  };
}

/**
 * The guests' widget for foreign pages: an element and a federation container over the same files.
 * It lies beside the widget's page, so that one goes first. The two scripts and the manifest keep
 * their addresses and are never kept unasked; all else carries its hash.
 */
export function defineInlineBookingBuild() {
  const common = commonBuild('booking');
  const inline = join(process.cwd(), 'src/inline');
  return defineConfig({
    ...common,
    source: {
      entry: {
        element: { import: './src/inline/element.ts', filename: 'element.js', html: false },
        container: {
          import: './src/inline/container.ts',
          filename: containerFile,
          library: { type: 'window', name },
          html: false,
        },
      },
    },
    // A page cannot know the hashes of the files that the next release brings.
    security: {},
    output: {
      ...common.output,
      cleanDistPath: false,
      distPath: { js: 'static/inline', jsAsync: 'static/inline' },
      cssModules: { localIdentName: 'b-[hash:base64:5]' },
      // Each script asks where it came from itself: the page around it is another's.
      assetPrefix: 'auto',
      injectStyles: true,
      overrideBrowserslist: bookingBrowsers,
    },
    plugins: [
      pluginReact(),
      pluginPureContracts(),
      pluginOwnKeys(),
      emitFederationManifest({ name, file: containerFile, exposes: ['mount'] }),
    ],
    tools: {
      styleLoader: {
        insert: join(inline, 'insert-nothing.ts'),
        styleTagTransform: join(inline, 'worn-styles.ts'),
      },
      rspack: (config) => ({
        ...config,
        resolve: {
          ...config.resolve,
          extensionAlias: { ...config.resolve?.extensionAlias, '.ts': ['.inline.ts', '.ts'] },
        },
        output: {
          ...config.output,
          uniqueName: name,
          // Two releases in one page must not hand each other their files.
          chunkLoadingGlobal: `${name}_${inputHash()}`,
        },
      }),
    },
  });
}
