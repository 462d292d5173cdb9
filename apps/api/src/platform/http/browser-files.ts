import { existsSync } from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

// Files whose name or folder carries a hash of their content.
const immutable = /^\/(static|remotes|registry\/releases)\//;
const notPages = /^\/(api|authenticate|static|remotes|registry|healthz)(\/|$|-)/;

/** Serves what was built for the browser. Answers which file stands for an address without one. */
export async function addBrowserFiles(
  app: FastifyInstance,
  folder: string,
): Promise<(request: FastifyRequest) => string | undefined> {
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders(reply, file) {
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
      const isImmutable = immutable.test(address);
      reply.header(
        'cache-control',
        isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const hasIndex = existsSync(path.join(folder, 'index.html'));
  return ({ method, url, headers }) => {
    const isPage = method === 'GET' && headers.accept?.includes('text/html') === true;
    return hasIndex && isPage && !notPages.test(url) ? 'index.html' : undefined;
  };
}
