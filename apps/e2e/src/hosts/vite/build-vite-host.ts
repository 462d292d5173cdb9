import { federation } from '@module-federation/vite';
import { build } from 'vite';

/** A page built by Vite: no framework, and the booking form by module federation. */
export async function buildViteHost(target: string, booking: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { outDir: target, emptyOutDir: false, minify: false, target: 'es2022' },
    plugins: [
      federation({
        name: 'vite_host',
        remotes: {
          booking: {
            type: 'var',
            name: 'stammtisch_booking',
            entry: `${booking}/mf-manifest.json`,
          },
        },
        dts: false,
      }),
    ],
  });
}
