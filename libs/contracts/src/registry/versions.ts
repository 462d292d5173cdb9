import * as z from 'zod';
import { defineCall } from '../call.ts';
import { remoteManifest, remoteName, semanticVersion } from '../remote/remote-manifest.ts';

/** A version of a remote that was published. It never changes and is never deleted. */
export const publishedVersion = z.strictObject({
  remote: remoteName,
  version: semanticVersion,
  /** `0.1.0-3f2a…`: the version and a hash over everything in it; its folder's name. */
  address: z.string(),
  team: z.string(),
  commit: z.string(),
  publishedAt: z.iso.datetime(),
  by: z.string(),
  bytes: z.int().nonnegative(),
});
export type PublishedVersion = z.infer<typeof publishedVersion>;

export const listVersions = defineCall({
  name: 'listVersions',
  summary: 'The published versions, the newest first',
  method: 'GET',
  path: '/api/1/registry/versions',
  audience: 'deployer',
  query: z.object({ remote: remoteName.optional() }),
  reply: z.strictObject({ versions: z.array(publishedVersion) }),
});

/** Stores one file by its hash; sent before the version that names it. Known ones are taken as they are. */
export const storeFile = defineCall({
  name: 'storeFile',
  summary: 'Uploads one file of a remote',
  method: 'PUT',
  path: '/api/1/registry/files/:sha384',
  audience: 'deployer',
  params: z.object({
    /** The SHA-384 in hex. */
    sha384: z.string().regex(/^[0-9a-f]{96}$/),
  }),
  body: z.instanceof(Uint8Array),
  status: 204,
  reply: z.undefined(),
  problems: ['invalid-request', 'body-too-large'],
});

/** Which files of a version the registry does not have yet, so that only those are sent. */
export const findMissingFiles = defineCall({
  name: 'findMissingFiles',
  summary: 'Which of these files have to be uploaded',
  method: 'POST',
  path: '/api/1/registry/missing-files',
  audience: 'deployer',
  body: z.strictObject({ sha384: z.array(z.string().regex(/^[0-9a-f]{96}$/)).max(2_000) }),
  reply: z.strictObject({ sha384: z.array(z.string()) }),
});

/** 409 `version-exists` when this version was published with other content. */
export const publishVersion = defineCall({
  name: 'publishVersion',
  summary: 'Publishes a version of a remote; nothing runs it yet',
  method: 'POST',
  path: '/api/1/registry/versions',
  audience: 'deployer',
  body: z.strictObject({
    manifest: remoteManifest,
    /** `remote.json` as it was built: its hash is part of the address. */
    manifestText: z.string().max(1_000_000),
  }),
  status: 201,
  reply: publishedVersion,
  problems: ['version-exists', 'release-refused', 'remote-not-yours'],
});
