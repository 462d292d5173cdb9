import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../inbox/receive-mails.ts';
import { send } from './replies.ts';

export interface EmulatorOptions {
  port: number;
  host: string;
  /** Keeps what it knows over a restart. */
  file?: string | undefined;
}

export interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  method: string;
  body: string;
}

export interface EmulatorParts {
  answer: (asked: Asked) => unknown;
  /** Everything that it knows, as JSON. */
  keep: () => unknown;
}

export interface Emulator {
  port: number;
  origin: string;
  close(): Promise<void>;
}

/**
 * A server of this machine that stands for a provider of the internet.
 *
 * @param open makes its parts, with where it listens and with what was kept
 */
export async function serveEmulator(
  { port: wanted, host, file }: EmulatorOptions,
  open: (origin: string, kept: unknown) => EmulatorParts,
): Promise<Emulator> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(wanted, host, resolve);
  await promise;
  const port = portOf(server.address());
  const origin = `http://localhost:${port}`;
  const kept = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const { answer, keep } = open(origin, kept);
  server.on('request', (request, response) => {
    bodyOf(request)
      .then((body) => {
        const url = new URL(request.url ?? '/', origin);
        return answer({ request, response, url, method: request.method ?? 'GET', body });
      })
      .catch((error: unknown) => send(response, 500, 'text/plain', String(error)))
      .finally(() => file && writeFileSync(file, JSON.stringify(keep())));
  });
  return {
    port,
    origin,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
