import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ports = { PORT: '5410', BOOKING_PORT: '5411', INBOX_PORT: '5412' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-start-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function start(environment: Record<string, string> = {}) {
  const words = [path.join(import.meta.dirname, 'start.ts'), '--skip-build'];
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...ports, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    ended,
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
    output: () => output,
    until: (part: string) => expect.poll(() => output, { timeout: 60_000 }).toContain(part),
  };
}

const isReady = async () => (await fetch(`http://127.0.0.1:${ports.PORT}/healthz`)).status;

test('a killed parent leaves nothing that blocks the next start, and Ctrl-C stops everything', async () => {
  const killed = start();
  await killed.until('Ctrl-C stops everything');
  expect(await isReady()).toBe(200);
  expect(killed.output()).toContain('demo@stammtisch.example');
  await killed.end('SIGKILL');
  const next = start();
  await next.until('Ctrl-C stops everything');
  expect(await isReady()).toBe(200);
  expect(next.output()).toContain('the database is not empty');
  expect(await next.end('SIGINT')).toBe(0);
  await expect(isReady()).rejects.toThrow('fetch failed');
  const third = start();
  await third.until('Ctrl-C stops everything');
  expect(await third.end('SIGTERM')).toBe(0);
}, 120_000);

test('a port in use is named with its variable', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) =>
    taken.listen(Number(ports.BOOKING_PORT), '127.0.0.1', resolve),
  );
  const refused = start();
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(
    'Port 5411 is in use. Stop the program that uses it, or set BOOKING_PORT to a free port.',
  );
  taken.close();
});

test('a wrong value is one clear line', async () => {
  const refused = start({ DATABASE_CONNECTIONS: 'many' });
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim()).toBe(
    'DATABASE_CONNECTIONS is "many", expected a number from 2 to 500.',
  );
});
