import * as z from 'zod';
import { defineCall } from '../call.ts';
import { remoteName } from '../remote/remote-manifest.ts';

/** A team's right to publish and move its own remotes; the secret itself is shown once. */
export const deployToken = z.strictObject({
  id: z.uuid(),
  team: z.string().min(1).max(60),
  remotes: z.array(remoteName),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** Only with the installation's own token (`registry-admin-token` in the data folder's secrets). */
export const issueDeployToken = defineCall({
  name: 'issueDeployToken',
  summary: 'Makes a deploy token for a team',
  method: 'POST',
  path: '/api/1/registry/tokens',
  audience: 'deployer',
  body: z.strictObject({
    team: z.string().min(1).max(60),
    remotes: z.array(remoteName).min(1),
  }),
  status: 201,
  reply: deployToken.extend({ token: z.string() }),
  problems: ['remote-not-yours'],
});

export const listDeployTokens = defineCall({
  name: 'listDeployTokens',
  summary: 'The deploy tokens, without their secrets',
  method: 'GET',
  path: '/api/1/registry/tokens',
  audience: 'deployer',
  reply: z.strictObject({ tokens: z.array(deployToken) }),
  problems: ['remote-not-yours'],
});

export const revokeDeployToken = defineCall({
  name: 'revokeDeployToken',
  summary: 'Takes a deploy token back',
  method: 'DELETE',
  path: '/api/1/registry/tokens/:id',
  audience: 'deployer',
  params: z.object({ id: z.uuid() }),
  status: 204,
  reply: z.undefined(),
  problems: ['remote-not-yours', 'not-found'],
});
