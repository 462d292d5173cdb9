import { readIfThere } from '../../folder/write-whole.ts';
import { join } from 'node:path';
import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { Release } from '@stammtisch/contracts/remote/release';
import type { RegistryContext } from '../context.ts';
import { count } from '../report.ts';

export interface SmokeOf {
  /** What would run. */
  release: Release;
  remote: string;
  /** Where the remote's files lie when they are not published. */
  dist?: string | undefined;
}

/** Opens every page of a remote in the real shell, as it would run. Nothing has moved yet. */
export async function smokePromotion(
  { registry, step }: RegistryContext,
  { release, remote, dist }: SmokeOf,
): Promise<Finding[]> {
  const base = release.remotes.find(({ manifest }) => manifest.name === remote)?.base ?? '';
  const readServed = async (path: string) => {
    const built = dist !== undefined && path.startsWith(base);
    return built ? readIfThere(join(dist, path.slice(base.length))) : registry.readServed(path);
  };
  const host = await registry.readHost();
  // A browser is heavy, and most verbs need none.
  const { smokeTest } = await import('../../smoke/smoke-test.ts');
  return step(`Opening ${remote} in a browser`, (tell) =>
    smokeTest({
      release,
      host,
      remote,
      readServed,
      onVisit: (done, all) => tell(`${String(done)} of ${count(all, 'page')}`),
    }),
  );
}
