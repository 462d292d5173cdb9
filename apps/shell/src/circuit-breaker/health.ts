import { releasedRemote, type ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { hostContractVersion } from '@stammtisch/contracts/remote/remote-manifest';
import * as z from 'zod';

/** How many versions of a remote a device remembers: the one that runs, and the one before. */
const remembered = 2;

const remoteHealth = z.strictObject({
  /** The versions that were drawn last, the newest first. */
  good: z.array(releasedRemote).max(remembered),
  /** The version that is not run here any more. */
  broken: z
    .strictObject({
      base: z.string(),
      /** What cannot be loaded may come back; what crashes stays as it is. */
      because: z.enum(['load', 'crash']),
    })
    .optional(),
});

/** What a device knows of its remotes' health, by their names. */
export const health = z.strictObject({
  /** What a shell with other promises has drawn says nothing about this one. */
  hostContract: z.literal(hostContractVersion),
  remotes: z.record(z.string(), remoteHealth),
});
export type Health = z.infer<typeof health>;
export type Because = NonNullable<z.infer<typeof remoteHealth>['broken']>['because'];

export const nothingKnown: Health = { hostContract: hostContractVersion, remotes: {} };

function change(known: Health, name: string, to: z.infer<typeof remoteHealth>): Health {
  return { ...known, remotes: { ...known.remotes, [name]: to } };
}

/** A version was drawn: it is what the remote falls back to, and if it was broken, it is no longer. */
export function wasDrawn(known: Health, remote: ReleasedRemote): Health {
  const { name } = remote.manifest;
  const { good = [], broken } = known.remotes[name] ?? {};
  if (good[0]?.base === remote.base && broken?.base !== remote.base) return known;
  const others = good.filter(({ base }) => base !== remote.base);
  // One that this device draws for the first time stands in for nobody: it has superseded the broken.
  const isKnown = others.length < good.length && broken?.base !== remote.base;
  return change(known, name, {
    good: [remote, ...others].slice(0, remembered),
    ...(isKnown && broken !== undefined && { broken }),
  });
}

/** The version that runs in the place of a broken one, if this device has seen another that worked. */
export function lastGood(known: Health, broken: ReleasedRemote): ReleasedRemote | undefined {
  return known.remotes[broken.manifest.name]?.good.find(({ base }) => base !== broken.base);
}

/** Whether a version runs in the place of a broken one: then there is nothing behind it. */
export function standsIn(known: Health, { base, manifest }: ReleasedRemote): boolean {
  const { broken, good = [] } = known.remotes[manifest.name] ?? {};
  return broken !== undefined && broken.base !== base && good.some((drawn) => drawn.base === base);
}

/** A version failed for good: it is not run here again until the release has another one. */
export function brokeDown(known: Health, remote: ReleasedRemote, because: Because): Health {
  const { name } = remote.manifest;
  const { good = [] } = known.remotes[name] ?? {};
  return change(known, name, {
    // One that was drawn and crashes now is good no longer.
    good: because === 'crash' ? good.filter(({ base }) => base !== remote.base) : good,
    broken: { base: remote.base, because },
  });
}

/** Somebody wants the broken version tried again, or its files came back. */
export function forgave(known: Health, name: string): Health {
  const found = known.remotes[name];
  return found === undefined ? known : change(known, name, { good: found.good });
}

/** The version to run: what is wanted, or the last good one while that is broken here. */
export function healthyVersion(known: Health, wanted: ReleasedRemote): ReleasedRemote {
  const { broken } = known.remotes[wanted.manifest.name] ?? {};
  return broken?.base === wanted.base ? (lastGood(known, wanted) ?? wanted) : wanted;
}
