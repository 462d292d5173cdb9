import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  release as releaseSchema,
  releasePointer,
  type Release,
  type ReleasedRemote,
  type ReleasePointer,
} from '@stammtisch/contracts/remote/release';
import type { BrowserContext, Page } from 'playwright/test';
import { addresses } from './addresses.ts';
import type { BuiltVersion } from './build-version.ts';

const read = async (href: string): Promise<unknown> => (await fetch(addresses.app + href)).json();

export interface StagedRegistry {
  /** A remote as the house itself ships it. */
  standing: (name: string) => ReleasedRemote;
  /** Puts these versions into the release, in the place of those of the same name. */
  deploy: (...versions: ReleasedRemote[]) => void;
  /** Any other change of the release; the pointer's revision grows. */
  change: (next: (release: Release) => Release, pointer?: Partial<ReleasePointer>) => void;
}

/**
 * What a registry in front of the house would say to this browser: the house's own release at first,
 * then whatever a test deploys. The house itself does not notice.
 */
export async function stageRegistry(
  browser: Page | BrowserContext,
  versions: readonly BuiltVersion[],
): Promise<StagedRegistry> {
  let pointer = releasePointer.parse(await read('/registry/live.json'));
  let release = releaseSchema.parse(await read(pointer.release.href));
  const releases = new Map<string, string>([[pointer.release.href, JSON.stringify(release)]]);

  function change(next: (now: Release) => Release, more: Partial<ReleasePointer> = {}): void {
    release = next(release);
    const text = JSON.stringify(release);
    const sha384 = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    const href = `/registry/releases/${sha384.slice(7, 23).replaceAll(/[+/]/g, '0')}.json`;
    releases.set(href, text);
    pointer = {
      ...pointer,
      ...more,
      revision: pointer.revision + 1,
      release: { href, sha384 },
    };
  }

  await browser.route('**/registry/live.json', (route) => route.fulfill({ json: pointer }));
  await browser.route('**/registry/releases/*', async (route) => {
    const body = releases.get(new URL(route.request().url()).pathname);
    if (body === undefined) return route.continue();
    return route.fulfill({ body, contentType: 'application/json' });
  });
  for (const { folder, released } of versions) {
    await browser.route(`**${released.base}**`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(released.base.length);
      return route.fulfill({ path: path.join(folder, file) });
    });
  }
  // What the house serves changes its bytes when it is parsed and written again.
  change((now) => now);

  return {
    standing(name) {
      const found = release.remotes.find(({ manifest }) => manifest.name === name);
      if (found === undefined) throw new Error(`the release has no ${name}`);
      return found;
    },
    deploy(...next) {
      change(({ remotes, ...rest }) => ({
        ...rest,
        remotes: remotes.map(
          (remote) => next.find(({ manifest }) => manifest.name === remote.manifest.name) ?? remote,
        ),
      }));
    },
    change,
  };
}
