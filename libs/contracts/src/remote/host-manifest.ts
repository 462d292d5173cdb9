import * as z from 'zod';
import { providedSlot } from './slot.ts';
import { semanticVersion } from './remote-manifest.ts';
import { routePath } from './route.ts';
import { topicUse } from './topic-use.ts';

/**
 * What a shell offers the remotes that run in it; its build writes it as `host.json`. The gate holds
 * every remote against it.
 */
export const hostManifest = z.strictObject({
  schema: z.literal(1),
  version: semanticVersion,
  commit: z.string(),
  /** The version of what libs/remote-kit promises. */
  hostContract: semanticVersion,
  /** The one version of each shared package that a page has. */
  shared: z.record(z.string(), semanticVersion),
  /** Addresses of the shell's own pages. */
  paths: z.array(routePath),
  /** Names of the shell's own texts: no remote may be called so. */
  namespaces: z.array(z.string()),
  slots: z.array(providedSlot),
  topics: z.strictObject({ publishes: z.array(topicUse), consumes: z.array(topicUse) }),
  /** Link relations that the API's entry document may have. */
  relations: z.array(z.string()),
  /** Sources beyond its own origin that its content security policy allows, by directive. */
  csp: z.record(z.string(), z.array(z.string())),
  /** What a remote may not exceed, whatever its own budget says. */
  limits: z.strictObject({
    /** Gzip bytes that a first visit of a route may load from the remote. */
    routeGzip: z.int().positive(),
    /** Bytes of all its files together. */
    totalBytes: z.int().positive(),
  }),
});
export type HostManifest = z.infer<typeof hostManifest>;
