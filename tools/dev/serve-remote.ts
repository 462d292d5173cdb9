import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { readFile } from 'node:fs/promises';
import { answer, pathOf } from './answer.ts';
import { findRemote } from './find-remote.ts';
import { Refused } from './refused.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds a remote as it would be published, and answers the folder. */
async function build(folder: string): Promise<string> {
  // A room's build reads its version and sources where it runs.
  process.chdir(folder);
  const { content } = await loadConfig({ cwd: folder, command: 'build', envMode: 'production' });
  const rsbuild = await createRsbuild({ cwd: folder, config: { ...content, logLevel: 'warn' } });
  const { close } = await rsbuild.build();
  await close();
  return path.join(folder, 'dist');
}

/** Serves a built remote to any shell that allows this origin: only what its manifest names. */
async function serve(folder: string, port: number) {
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
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}

const [name, ...words] = process.argv.slice(2);
const [flag, given] = words;
const port = flag === '--port' ? Number(given) : 3001;

try {
  const room = findRemote(name);
  process.env['NODE_ENV'] = 'production';
  const stop = await serve(await build(room), port);
  stopOnSignal([stop]);
  console.log(`
  ${name} as it would be published    http://localhost:${String(port)}/remote.json

  Open a shell that allows http://localhost:${String(port)} (OVERRIDE_ORIGINS) with
  ?remote=${name}@http://localhost:${String(port)}

  Ctrl-C stops it.
`);
} catch (problem) {
  console.error(problem instanceof Refused ? problem.message : problem);
  process.exit(1);
}
