import type { RsbuildPlugin } from '@rsbuild/core';
import { roomVersion } from './room-version.ts';

interface Container {
  /** The global name under which the container is found. */
  name: string;
  /** Its script, beside the manifest. */
  file: string;
  exposes: readonly string[];
}

const nothing = { sync: [], async: [] };

/**
 * Writes `mf-manifest.json`, by which hosts of module federation find a container that was made
 * without their plugin. What the plugin's own manifest says of shared packages is empty here.
 */
export function emitFederationManifest({ name, file, exposes }: Container): RsbuildPlugin {
  const manifest = {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: roomVersion(), buildName: name },
      remoteEntry: { name: file, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: exposes.map((exposed) => ({
      id: `${name}:${exposed}`,
      name: exposed,
      path: `./${exposed}`,
      assets: { js: nothing, css: nothing },
    })),
  };
  return {
    name: 'stammtisch:federation-manifest',
    setup(api) {
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        const source = new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`);
        compilation.emitAsset('mf-manifest.json', source);
      });
    },
  };
}
