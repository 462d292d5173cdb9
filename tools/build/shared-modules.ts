import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Packages that exist once on a page. React Router is not among them: sharing it whole costs
 * 65 kB instead of 13, so remote-kit hands its few names down.
 */
const singletons = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
  '@stammtisch/remote-kit',
  '@stammtisch/ui-kit',
  '@stammtisch/hal-client',
  '@stammtisch/event-bus',
  '@stammtisch/i18n',
] as const;

/** `react/jsx-runtime` and `react-dom/client` are requests of their own: each needs the prefix too. */
const withSubpaths = new Set<string>(['react', 'react-dom']);

interface SharedModule {
  name: string;
  request: string;
  version: string;
  range: string;
}

const workspace = join(import.meta.dirname, '../..');

function versionOf(name: string): string {
  const folder = name.startsWith('@stammtisch/')
    ? join(workspace, 'libs', name.slice('@stammtisch/'.length))
    : installedFolder(name);
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return manifest.version;
}

function installedFolder(name: string): string {
  const require = createRequire(join(workspace, 'apps/shell/package.json'));
  const roots = require.resolve.paths(name) ?? [];
  const found = roots.map((root) => join(root, name)).find((folder) => hasManifest(folder));
  if (found === undefined) throw new Error(`${name} is not installed; run npm ci`);
  return found;
}

function hasManifest(folder: string): boolean {
  try {
    return readFileSync(join(folder, 'package.json')).length > 0;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false;
    throw cause;
  }
}

export function sharedModules(): SharedModule[] {
  return singletons.flatMap((name) => {
    const version = versionOf(name);
    const entry = { name, version, range: `^${version}` };
    return withSubpaths.has(name)
      ? [
          { ...entry, request: name },
          { ...entry, request: `${name}/` },
        ]
      : [{ ...entry, request: name }];
  });
}

/** Whole, the design system is heavier than everything else together: it comes when a remote asks. */
const lazy = new Set(['@stammtisch/ui-kit']);

/** The shell brings every shared module and starts with most of them loaded. */
export function providedByShell() {
  return Object.fromEntries(
    sharedModules().map(({ name, request, version, range }) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        eager: !lazy.has(name),
        version,
        requiredVersion: range,
      },
    ]),
  );
}

/** A remote brings none of them: what its host provides is what it runs on. */
export function takenFromHost() {
  return Object.fromEntries(
    sharedModules().map(({ request, range }) => [
      request,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion: range },
    ]),
  );
}
