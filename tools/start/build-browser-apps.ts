import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../..');
const apps = path.join(workspace, 'apps');
const composer = path.join(workspace, 'tools/build/compose.ts');

/** A browser app could not be built. The message holds the whole output of the build. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

export interface BrowserFolders {
  /** The shell. */
  app: string | undefined;
  booking: string | undefined;
  remotes: readonly string[];
}

/**
 * Builds what the browser loads; what did not change comes from Nx's cache.
 *
 * @param say told every line of progress
 */
export async function buildBrowserApps(say: (line: string) => void): Promise<BrowserFolders> {
  const nx = path.join(workspace, 'node_modules/.bin/nx');
  await run(nx, ['run-many', '-t', 'build', '--outputStyle=static'], say);
  if (existsSync(composer)) await run(process.execPath, [composer], say);
  return findBrowserFolders();
}

export function findBrowserFolders(): BrowserFolders {
  return {
    app: builtFolder('apps/shell/dist'),
    remotes: findBuiltRemotes(),
    booking: builtFolder('dist/booking') ?? builtFolder('apps/booking-widget/dist'),
  };
}

function findBuiltRemotes(): string[] {
  return readdirSync(apps)
    .toSorted()
    .map((name) => path.join(apps, name, 'dist'))
    .filter((folder) => existsSync(path.join(folder, 'remote.json')));
}

function builtFolder(folder: string): string | undefined {
  const found = path.join(workspace, folder);
  return existsSync(path.join(found, 'index.html')) ? found : undefined;
}

function run(program: string, words: readonly string[], say: (line: string) => void) {
  return new Promise<void>((resolve, reject) => {
    const output: string[] = [];
    const child = spawn(program, words, {
      cwd: workspace,
      // The daemon would stay behind after Ctrl-C.
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
    });
    const hear = (chunk: Buffer) => {
      const lines = chunk
        .toString('utf8')
        .split('\n')
        .filter((line) => line.trim() !== '');
      output.push(...lines);
      const last = lines.at(-1);
      if (last) say(last.trim());
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      reject(new BuildFailed(`The build failed.\n${output.join('\n')}`));
    });
  });
}
