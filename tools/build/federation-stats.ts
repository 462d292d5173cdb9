import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

/** What the federation plugin wrote about its container: the entry, and each exposed module's files. */
export function readFederationStats(folder: string) {
  const text = readFileSync(join(folder, 'mf-manifest.json'), 'utf8');
  const { metaData, exposes } = federationManifest.parse(JSON.parse(text));
  return {
    entry: join(metaData.remoteEntry.path, metaData.remoteEntry.name),
    exposes: Object.fromEntries(
      exposes.map(({ path, assets: { js, css } }) => [path, { js: js.sync, css: css.sync }]),
    ),
  };
}
