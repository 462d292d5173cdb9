import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addresses } from './addresses.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const port = Number(new URL(addresses.app).port) + 5;

/** The example of the docs, with the port, the folder and the addresses of this test. */
async function serverBlock(folder: string): Promise<string> {
  const example = await readFile(path.join(root, 'docs/examples/nginx.conf'), 'utf8');
  return example
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/srv/stammtisch', folder)
    .replace('http://127.0.0.1:4200', addresses.app.replace('localhost', '127.0.0.1'))
    .replace('http://localhost:4201', addresses.booking)
    .replace('http://localhost:4211', addresses.register);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  }
}

/** A copy of the composed host behind nginx, as docs/operate.md describes it; the API is the house's. */
export async function openStaticHost() {
  const place = await mkdtemp(path.join(tmpdir(), 'stammtisch-static-'));
  // nginx, started by root, reads as a user of its own.
  await chmod(place, 0o755);
  const folder = path.join(place, 'host');
  await cp(path.join(root, 'dist/host'), folder, { recursive: true });
  await mkdir(path.join(place, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${place}/temp/${name};`)
    .join('\n');
  const configuration = `daemon off; pid ${place}/nginx.pid; error_log ${place}/error.log;
    events {}
    http { access_log off; ${temporary}
    ${await serverBlock(folder)} }`;
  await writeFile(path.join(place, 'nginx.conf'), configuration);
  const program = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
  const server = spawn(program, ['-p', place, '-c', path.join(place, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let waited = 0; !(await answers(origin)); waited += 100) {
    if (waited > 10_000) throw new Error(`nginx does not answer; see ${place}/error.log`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return {
    origin,
    folder,
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
      await rm(place, { recursive: true });
    },
  };
}
