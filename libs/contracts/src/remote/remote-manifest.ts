import * as z from 'zod';
import { perLocale } from './locale.ts';
import { navEntry, remoteRoute } from './route.ts';
import { filledSlot, providedSlot } from './slot.ts';
import { topicUse } from './topic-use.ts';

/** The version of what a host offers its remotes (libs/remote-kit); a remote names a range of it. */
export const hostContractVersion = '1.2.0';

export const remoteName = z.string().regex(/^[a-z][a-z-]*$/);
export const semanticVersion = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
export const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A path inside a remote's folder: relative, without a way out of it. */
export const filePath = z.string().regex(/^(?!.*\.\.)[\w@][\w.\-@/]*$/);

export const remoteFile = z.strictObject({
  path: filePath,
  sha384,
  bytes: z.int().nonnegative(),
  gzip: z.int().nonnegative(),
});
export type RemoteFile = z.infer<typeof remoteFile>;

export const budgets = z.strictObject({
  /** Most gzip bytes that a first visit of any route may load from this remote. */
  routeGzip: z.int().positive(),
});

/** What a remote's build tells about it: enough to draw the navigation without loading its code. */
export const remoteManifest = z.strictObject({
  schema: z.literal(1),
  name: remoteName,
  version: semanticVersion,
  commit: z.string(),
  team: z.string(),
  hostContract: z.string(),
  shared: z.record(z.string(), z.strictObject({ range: z.string(), built: semanticVersion })),
  /** The federation container: the script to load and the global that it defines. */
  container: z.strictObject({ global: z.string(), entry: filePath }),
  /** The files that one exposed module needs at once, for preloading. */
  exposes: z.record(z.string(), z.strictObject({ js: z.array(filePath), css: z.array(filePath) })),
  routes: z.array(remoteRoute),
  nav: z.array(navEntry),
  slots: z.strictObject({ provided: z.array(providedSlot), filled: z.array(filledSlot) }),
  /** The texts of titles and navigation entries by their keys. */
  labels: perLocale(z.record(z.string(), z.string())),
  /** The files with all texts of the remote; their namespace is the remote's name. */
  messages: perLocale(filePath),
  topics: z.strictObject({ publishes: z.array(topicUse), consumes: z.array(topicUse) }),
  /** Link relations of the entry document without which it cannot work. */
  requires: z.array(z.string()),
  /** Further sources that its content security policy needs, by directive. */
  csp: z.record(z.string(), z.array(z.string())),
  budgets,
  files: z.array(remoteFile),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;
