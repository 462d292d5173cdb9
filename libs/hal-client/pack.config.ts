import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

// Makes `dist` a package of its own: `npm publish dist`. The workspace itself reads the sources.
const here = (file: string) => new URL(file, import.meta.url);
const { name, version, license, description, type, dependencies } = JSON.parse(
  readFileSync(here('package.json'), 'utf8'),
);
const manifest = {
  name,
  version,
  description,
  license,
  type,
  sideEffects: false,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './*': { types: './*.d.ts', default: './*.js' },
  },
  dependencies,
};
writeFileSync(here('dist/package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
copyFileSync(here('README.md'), here('dist/README.md'));
