import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

export interface Site {
  /** Ends with a slash. */
  url: string;
  close: () => Promise<void>;
}

/** Answers the text behind a path, undefined when there is none. */
export type ReadFile = (path: string) => Promise<string | undefined>;

/** A folder's files; `/` is its `index.html`. */
export function filesOf(folder: string): ReadFile {
  return async (path) => {
    try {
      return await readFile(join(folder, normalize(path)), 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  };
}

/** Serves files on an origin of its own, as a restaurant's web space does. */
export async function serveFiles(
  read: ReadFile,
  headers: Record<string, string> = {},
): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    void read(path).then((text) => {
      // Browsers ask for an icon unasked; a miss would stand among the page's errors.
      if (text === undefined) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
      const type = types[extname(path)] ?? 'application/octet-stream';
      return response.writeHead(200, { ...headers, 'content-type': type }).end(text);
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${bound.port}/`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
