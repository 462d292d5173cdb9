import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isHostPage } from '@stammtisch/remote-registry';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const packed = new Map<string, Buffer>();

function send(response: ServerResponse, file: string): void {
  const body = packed.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
  packed.set(file, body);
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
}

function pass(incoming: IncomingMessage, response: ServerResponse, api: string): void {
  const { method, headers, url } = incoming;
  const outgoing = request(new URL(url ?? '/', api), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Serves the first folder that has a file, packed alike; what none has goes on to the API. */
export async function serveFolders(folders: readonly string[], api: string) {
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', api);
    const isCall = /^\/(api|authenticate)/.test(pathname);
    const wanted = isHostPage(pathname) && !path.extname(pathname) ? '/index.html' : pathname;
    const file = folders
      .map((folder) => path.join(folder, wanted))
      .find((place) => existsSync(place) && statSync(place).isFile());
    if (isCall) pass(incoming, response, api);
    else if (file === undefined) response.writeHead(404).end();
    else send(response, file);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return {
    origin: `http://localhost:${bound.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
