import * as z from 'zod';
import { remoteManifest, remoteName, sha384 } from './remote-manifest.ts';

/** A remote within a release: where its immutable folder lies, and its manifest. */
export const releasedRemote = z.strictObject({
  /** The folder's address with its closing slash: `/remotes/floorplan/0.1.0-3f2a…/`. */
  base: z.string().regex(/^(\/|https?:\/\/).*\/$/),
  manifest: remoteManifest,
});
export type ReleasedRemote = z.infer<typeof releasedRemote>;

/** A share of all restaurants that has another version than the rest. */
export const rollout = z.strictObject({
  remote: remoteName,
  /** Names one of the candidates. */
  base: releasedRemote.shape.base,
  /** From above 0 to 100; see `rolloutShare` in libs/domain. */
  percent: z.number().positive().max(100),
});
export type Rollout = z.infer<typeof rollout>;

/** One restaurant that keeps a version, whatever the others have. */
export const pin = z.strictObject({
  /** `restaurantKey` of libs/domain: nobody learns from it which restaurant it is. */
  restaurant: z.string().regex(/^[0-9a-f]{16}$/),
  remote: remoteName,
  /** Names one of the candidates or of the remotes. */
  base: releasedRemote.shape.base,
});
export type Pin = z.infer<typeof pin>;

/** All remotes that run together. Content-addressed, so it never changes. */
export const release = z.strictObject({
  schema: z.literal(1),
  hostContract: z.string(),
  /** What a restaurant has when nothing else is said: each remote once. */
  remotes: z.array(releasedRemote),
  /** Further versions, for roll-outs and pins only. */
  candidates: z.array(releasedRemote),
  /** At most one a remote. */
  rollouts: z.array(rollout),
  /** At most one a remote and restaurant. */
  pins: z.array(pin),
});
export type Release = z.infer<typeof release>;

/** The one mutable document: which release a channel runs. Served with `no-cache`. */
export const releasePointer = z.strictObject({
  schema: z.literal(1),
  channel: z.string(),
  /** Grows by one with every change; a writer compares it before it swaps. */
  revision: z.int().positive(),
  release: z.strictObject({
    href: z.string(),
    sha384,
  }),
  /** Origins that may hand a visitor over through /external-origin, compared exactly. */
  externalOrigins: z.array(z.string()),
  /** Origins from which a developer may try a remote out in this deployed shell. */
  overrideOrigins: z.array(z.string()),
});
export type ReleasePointer = z.infer<typeof releasePointer>;
