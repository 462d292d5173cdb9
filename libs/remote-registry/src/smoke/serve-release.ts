import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname } from 'node:path';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { Release } from '@stammtisch/contracts/remote/release';
import { hostCacheControl, hostContentSecurityPolicy, isHostPage } from '../host-headers.ts';
import { makePointer } from '../move/make-pointer.ts';
import { answerFake, type FakeAnswer } from './fake-api.ts';

export interface ServedRelease {
  release: Release;
  host: HostManifest;
  /** A file of the shell or of a remote, by its address. */
  readServed: (path: string) => Promise<Uint8Array | undefined>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves a release as it would run, with the headers that it has in operation, on a port of its own. */
export async function serveRelease(served: ServedRelease) {
  const channel = { channel: 'live', revision: 1, externalOrigins: [], overrideOrigins: [] };
  const { pointer, releaseText } = makePointer(served.release, channel);
  const documents = new Map([
    ['/registry/live.json', JSON.stringify(pointer)],
    [pointer.release.href, releaseText],
  ]);

  async function answer(
    path: string,
  ): Promise<
    FakeAnswer | { body: Uint8Array | string; mediaType: string; status: number } | undefined
  > {
    if (/^\/(api|authenticate)/.test(path)) return answerFake(served.host, path);
    const mediaType = mediaTypes[extname(path)] ?? 'application/octet-stream';
    const body = documents.get(path) ?? (path === '/' ? undefined : await served.readServed(path));
    if (body !== undefined) return { status: 200, mediaType, body };
    if (extname(path) !== '' || !isHostPage(path)) return undefined;
    const page = await served.readServed('/index.html');
    return page && { status: 200, mediaType: 'text/html; charset=utf-8', body: page };
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    answer(path).then(
      (found) => {
        response.writeHead(found?.status ?? 404, {
          'content-type': found?.mediaType ?? 'text/plain',
          'content-security-policy': hostContentSecurityPolicy(),
          'cache-control': hostCacheControl(path),
          'x-content-type-options': 'nosniff',
        });
        response.end(found?.body ?? 'not found');
      },
      (cause: unknown) => {
        response.writeHead(500, { 'content-type': 'text/plain' });
        response.end(String(cause));
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    origin: `http://localhost:${String(address.port)}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
