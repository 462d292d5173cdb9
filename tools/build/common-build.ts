import type { RsbuildConfig } from '@rsbuild/core';

/** What the shell and every remote build alike. `name` keeps their CSS class names apart. */
export function commonBuild(name: string) {
  return {
    output: {
      target: 'web',
      cleanDistPath: true,
      filenameHash: 'contenthash:10',
      legalComments: 'linked',
      // Nothing inlined: a data: address would need a wider content security policy.
      dataUriLimit: 0,
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:6]` },
      sourceMap: false,
    },
    security: { sri: { enable: true, algorithm: 'sha384' } },
    performance: { printFileSize: false },
    // Without it the federation plugin answers every origin with a wildcard CORS header.
    server: { cors: { origin: false } },
  } satisfies RsbuildConfig;
}
