import { release, releasePointer } from '@stammtisch/contracts/remote/release';
import type { Release, ReleasePointer } from '@stammtisch/contracts/remote/release';
import { fetchFile } from '../remote-loader/fetch-file.ts';

const pointerHref = '/registry/live.json';

export interface Registry {
  pointer: ReleasePointer;
  release: Release;
}

async function readJson(href: string, init: RequestInit): Promise<unknown> {
  return (await fetchFile(href, init)).json();
}

/**
 * Reads the pointer, and the release that it points to unless that is known. Answers the very
 * registry that it was given when nothing moved, or when the pointer is an older copy of it.
 */
export async function readRegistry(known?: Registry): Promise<Registry> {
  const pointer = releasePointer.parse(await readJson(pointerHref, { cache: 'no-cache' }));
  if (known !== undefined && pointer.revision <= known.pointer.revision) return known;
  const { href, sha384: integrity } = pointer.release;
  if (integrity === known?.pointer.release.sha384) return { pointer, release: known.release };
  // The browser itself refuses a release that is not the one the pointer names.
  return { pointer, release: release.parse(await readJson(href, { integrity })) };
}
