import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finding } from '@stammtisch/contracts/registry/finding';
import { change, moveChannel } from '@stammtisch/contracts/registry/move';
import { readChannel } from '@stammtisch/contracts/registry/read-channel';
import {
  findMissingFiles,
  listVersions,
  publishedVersion,
  publishVersion,
  storeFile,
} from '@stammtisch/contracts/registry/versions';
import { hostManifest } from '@stammtisch/contracts/remote/host-manifest';
import { releasePointer } from '@stammtisch/contracts/remote/release';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import type { Problem } from '@stammtisch/contracts/problem';
import * as z from 'zod';
import { addressOf, releasedRemoteAt } from '../../address.ts';
import { hexOf } from '../../content-hash.ts';
import type { RemoteFolder } from '../../remote-folder.ts';
import type { MoveOutcome } from '../../move/move-channel.ts';
import type { PublishOutcome } from '../../publish/publish-version.ts';
import { expectReply, faultOf, isProblem, type ApiClient } from './api-client.ts';
import { RegistryFault, type Registry } from './registry.ts';

const withFindings = z.object({ findings: z.array(finding) });
const withStanding = z.object({ standing: publishedVersion });
const refusedMove = withFindings.extend({ changes: z.array(change), pointer: releasePointer });
const withPointer = z.object({ pointer: releasePointer });

/** The registry of a running installation. */
export function httpRegistry(origin: string, client: ApiClient): Registry {
  async function readJson(path: string): Promise<unknown> {
    const content = await client.readServed(path);
    return content === undefined ? undefined : JSON.parse(new TextDecoder().decode(content));
  }

  return {
    place: origin,
    async readHost() {
      const parsed = hostManifest.safeParse(await readJson('/host.json'));
      if (parsed.success) return parsed.data;
      throw new RegistryFault(`${origin}/host.json does not describe a shell`, {
        cause: parsed.error,
      });
    },
    async readChannel(channel) {
      const answer = await client.call(readChannel, { params: { channel } });
      return answer.kind === 'reply' ? answer.reply : undefined;
    },
    async listVersions(remote) {
      return expectReply(await client.call(listVersions, { query: { remote } })).versions;
    },
    async readVersion(remote, address) {
      const content = await client.readServed(`/remotes/${remote}/${address}/remote.json`);
      if (content === undefined) return undefined;
      const text = new TextDecoder().decode(content);
      const manifest = remoteManifest.parse(JSON.parse(text));
      if (addressOf(manifest.version, text) !== address) {
        throw new RegistryFault(
          `${remote} ${address}: remote.json is not the one that was published`,
        );
      }
      return releasedRemoteAt(manifest, address);
    },
    readServed: (path) => client.readServed(path),
    async publish(remote, tell) {
      await uploadFiles(client, remote, tell);
      const { manifest, manifestText } = remote;
      const answer = await client.call(publishVersion, { body: { manifest, manifestText } });
      if (answer.kind === 'problem') return publishRefusal(answer.problem);
      return { kind: 'published', version: answer.reply };
    },
    async move({ channel, move, revision, rehearse, note }) {
      const body = { move, rehearse, note, ...(revision !== undefined && { revision }) };
      const answer = await client.call(moveChannel, { params: { channel }, body });
      if (answer.kind === 'problem') return moveRefusal(answer.problem);
      const { reply } = answer;
      const kind = rehearse ? 'rehearsed' : 'unchanged';
      return { kind: reply.moved ? 'moved' : kind, reply };
    },
  };
}

async function uploadFiles(
  client: ApiClient,
  { folder, manifest }: RemoteFolder,
  tell: (progress: string) => void,
): Promise<void> {
  const paths = new Map(manifest.files.map(({ path, sha384 }) => [hexOf(sha384), path]));
  const asked = await client.call(findMissingFiles, { body: { sha384: [...paths.keys()] } });
  const { sha384: missing } = expectReply(asked);
  for (const [index, sha384] of missing.entries()) {
    tell(`file ${String(index + 1)} of ${String(missing.length)}`);
    const body = new Uint8Array(await readFile(join(folder, paths.get(sha384) ?? '')));
    expectReply(await client.call(storeFile, { params: { sha384 }, body }));
  }
}

function publishRefusal(problem: Problem): PublishOutcome {
  if (isProblem(problem, 'version-exists')) {
    const { data } = withStanding.safeParse(problem);
    if (data !== undefined) return { kind: 'version-exists', standing: data.standing };
  }
  if (isProblem(problem, 'release-refused')) {
    return { kind: 'refused', findings: withFindings.parse(problem).findings };
  }
  throw faultOf(problem);
}

function moveRefusal(problem: Problem): MoveOutcome {
  if (isProblem(problem, 'release-refused')) {
    return { kind: 'refused', reply: { moved: false, ...refusedMove.parse(problem) } };
  }
  if (isProblem(problem, 'revision-moved')) {
    return { kind: 'revision-moved', pointer: withPointer.parse(problem).pointer };
  }
  if (isProblem(problem, 'not-found')) {
    return { kind: 'unknown', what: problem.detail ?? problem.title };
  }
  throw faultOf(problem);
}
