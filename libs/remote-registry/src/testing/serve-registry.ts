import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BodyOf } from '@stammtisch/contracts/call';
import { issueDeployToken, listDeployTokens } from '@stammtisch/contracts/registry/deploy-tokens';
import { moveChannel as moveCall } from '@stammtisch/contracts/registry/move';
import { readChannel } from '@stammtisch/contracts/registry/read-channel';
import {
  findMissingFiles,
  listVersions,
  publishVersion as publishCall,
} from '@stammtisch/contracts/registry/versions';
import { problems, problemUri, type ProblemType } from '@stammtisch/contracts/problem';
import type { FolderStore } from '../folder/folder-store.ts';
import { readIfThere } from '../folder/write-whole.ts';
import { moveChannel } from '../move/move-channel.ts';
import { publishVersion } from '../publish/publish-version.ts';
import { someDay } from './a-registry.ts';

interface Answer {
  status: number;
  body?: unknown;
}

function refuse(type: ProblemType, extension: object = {}): Answer {
  const { status, key } = problems[type];
  return { status, body: { type: problemUri(type), title: type, status, key, ...extension } };
}

const integrityOfHex = (hex: string) => `sha384-${Buffer.from(hex, 'hex').toString('base64')}`;

/** The calls of an installation's registry over a folder, as its API answers them; any port. */
export async function serveRegistry(store: FolderStore, token: string) {
  const seen: string[] = [];

  async function answer(path: string, method: string, content: Buffer): Promise<Answer> {
    const json = (): unknown => JSON.parse(content.toString());
    const file = /^\/api\/1\/registry\/files\/([0-9a-f]{96})$/.exec(path)?.[1];
    if (file !== undefined) {
      await store.putFile(integrityOfHex(file), content);
      return { status: 204 };
    }
    if (path === findMissingFiles.path) {
      const { sha384 } = findMissingFiles.body.parse(json());
      const known = await Promise.all(sha384.map((hex) => store.hasFile(integrityOfHex(hex))));
      return {
        status: 200,
        body: { sha384: sha384.filter((_hex, index) => known[index] !== true) },
      };
    }
    if (path === listVersions.path && method === 'GET') {
      return { status: 200, body: { versions: await store.listVersions() } };
    }
    if (path === publishCall.path) return publish(publishCall.body.parse(json()));
    if (path === issueDeployToken.path) {
      return method === listDeployTokens.method
        ? { status: 200, body: { tokens: [] } }
        : refuse('remote-not-yours', { detail: 'Only with the installation’s own token.' });
    }
    const channel = /^\/api\/1\/registry\/channels\/([a-z]+)(\/moves)?$/.exec(path);
    if (channel === null) return refuse('not-found');
    const [, name = '', moves] = channel;
    return moves === undefined ? read(name) : move(name, moveCall.body.parse(json()));
  }

  async function read(channel: string): Promise<Answer> {
    const pointer = await store.readPointer(channel);
    if (pointer === undefined) return refuse('not-found');
    const release = await store.readRelease(pointer);
    const history = await store.readHistory(channel, 50);
    return { status: 200, body: readChannel.reply.parse({ pointer, release, history }) };
  }

  async function publish(request: { manifest: unknown; manifestText: string }): Promise<Answer> {
    const outcome = await publishVersion(store, { ...request, by: 'staff', now: someDay });
    if (outcome.kind === 'refused') return refuse('release-refused', outcome);
    if (outcome.kind === 'version-exists') return refuse('version-exists', outcome);
    return { status: 201, body: outcome.version };
  }

  async function move(channel: string, request: BodyOf<typeof moveCall>): Promise<Answer> {
    const outcome = await moveChannel(store, { ...request, channel, by: 'staff', now: someDay });
    switch (outcome.kind) {
      case 'refused':
        return refuse('release-refused', outcome.reply);
      case 'revision-moved':
        return refuse('revision-moved', { pointer: outcome.pointer });
      case 'unknown':
        return refuse('not-found', { detail: outcome.what });
      default:
        return { status: 200, body: outcome.reply };
    }
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { method = 'GET', headers } = request;
    seen.push(`${method} ${pathname}`);
    if (!pathname.startsWith('/api/')) {
      const file = await readIfThere(store.places.served(pathname));
      response.writeHead(file === undefined ? 404 : 200).end(file);
      return;
    }
    const isAllowed =
      headers.authorization === `Bearer ${token}` && headers['x-requested-with'] !== undefined;
    const { status, body } = isAllowed
      ? await answer(pathname, method, await buffer(request))
      : refuse('please-login', { detail: 'Send a valid token.' });
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    /** `PUT /api/1/registry/files/3f2a…`, in the order in which they came. */
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
