import * as z from 'zod';
import { remoteManifest } from './remote-manifest.ts';

/** A remote within a release: where its immutable folder lies, and its manifest. */
export const releasedRemote = z.strictObject({
  /** The folder's address with its closing slash: `/remotes/floorplan/0.1.0-3f2a…/`. */
  base: z.string().regex(/^(\/|https?:\/\/).*\/$/),
  manifest: remoteManifest,
});
export type ReleasedRemote = z.infer<typeof releasedRemote>;

/** All remotes that run together. Content-addressed, so it never changes. */
export const release = z.strictObject({
  schema: z.literal(1),
  hostContract: z.string(),
  remotes: z.array(releasedRemote),
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
    sha384: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  }),
  /** Origins that may hand a visitor over through /external-origin, compared exactly. */
  externalOrigins: z.array(z.string()),
});
export type ReleasePointer = z.infer<typeof releasePointer>;
