import { existsSync } from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostCacheControl, isHostPage } from '@stammtisch/remote-registry';

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
      reply.header('cache-control', hostCacheControl(address));
    },
  });
  const hasIndex = existsSync(path.join(folder, 'index.html'));
  return ({ method, url, headers }) => {
    const isPage = method === 'GET' && headers.accept?.includes('text/html') === true;
    return hasIndex && isPage && isHostPage(url) ? 'index.html' : undefined;
  };
}
