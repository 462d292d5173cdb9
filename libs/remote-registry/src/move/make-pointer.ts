import type { Release, ReleasePointer } from '@stammtisch/contracts/remote/release';
import { contentName, integrityOf } from '../content-hash.ts';

export interface PointerTo {
  channel: string;
  revision: number;
  externalOrigins: readonly string[];
  overrideOrigins: readonly string[];
}

/** A release as a document, and the pointer that names it by its hash. */
export function makePointer(release: Release, { channel, revision, ...origins }: PointerTo) {
  const releaseText = JSON.stringify(release);
  const pointer: ReleasePointer = {
    schema: 1,
    channel,
    revision,
    release: {
      href: `/registry/releases/${contentName(releaseText)}.json`,
      sha384: integrityOf(releaseText),
    },
    externalOrigins: [...origins.externalOrigins],
    overrideOrigins: [...origins.overrideOrigins],
  };
  return { releaseText, pointer };
}
