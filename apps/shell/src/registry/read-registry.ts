import { release, releasePointer } from '@stammtisch/contracts/remote/release';
import type { Release, ReleasePointer } from '@stammtisch/contracts/remote/release';
import { attempt } from '../remote-loader/attempts.ts';

const pointerHref = '/registry/live.json';

export interface Registry {
  pointer: ReleasePointer;
  release: Release;
}

async function readJson(href: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(href, { ...init, credentials: 'omit' });
  if (!response.ok) throw new Error(`${href} answered ${String(response.status)}`);
  return response.json();
}

/** The two requests that the shell boots from: the pointer, and the release that it points to. */
export async function readRegistry(): Promise<Registry> {
  const pointer = releasePointer.parse(
    await attempt(() => readJson(pointerHref, { cache: 'no-cache' })),
  );
  // The browser itself refuses a release that is not the one the pointer names.
  const { href, sha384: integrity } = pointer.release;
  const found = release.parse(await attempt(() => readJson(href, { integrity })));
  return { pointer, release: found };
}
