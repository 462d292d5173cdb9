import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { answer, pathOf } from './answer.ts';
import { Refused } from './refused.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built remote to any shell that allows this origin: only what its manifest names. Answers
 * how to stop it.
 *
 * @throws {Refused} when the port is taken
 */
export async function serveBuild(folder: string, port: number) {
  const text = await readFile(path.join(folder, 'remote.json'), 'utf8');
  const known = new Set(remoteManifest.parse(JSON.parse(text)).files.map((file) => file.path));
  const server = createServer((request, reply) => {
    reply.setHeader('access-control-allow-origin', '*');
    const wanted = pathOf(request).slice(1);
    if (wanted !== 'remote.json' && !known.has(wanted)) {
      return answer(reply, 'text/plain', 'not a file of this remote', 404);
    }
    const type = types[path.extname(wanted)] ?? 'application/octet-stream';
    reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    createReadStream(path.join(folder, wanted)).pipe(reply);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new Refused(`Port ${String(port)} cannot be opened: ${cause.message}`, { cause }));
    });
    server.listen(port, 'localhost', resolve);
  });
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}
