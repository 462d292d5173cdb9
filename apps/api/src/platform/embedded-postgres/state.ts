import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import * as z from 'zod';

const stateShape = z.object({ port: z.int(), password: z.string() });

/** How to reach the server of a data folder; kept beside it, readable by the owner only. */
export type ServerState = z.output<typeof stateShape>;

export async function readState(folder: string): Promise<ServerState> {
  const file = path.join(folder, 'postgres.json');
  if (existsSync(file)) return stateShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  const state = { port: await freePort(), password: randomBytes(24).toString('base64url') };
  keepState(folder, state);
  return state;
}

export function keepState(folder: string, state: ServerState): void {
  writeFileSync(path.join(folder, 'postgres.json'), JSON.stringify(state), { mode: 0o600 });
}

export async function freePort(): Promise<number> {
  return (await tryPort(0)) ?? freePort();
}

/** Answers the port when it is free on this machine; 0 asks for any. */
export function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' && address ? address.port : undefined;
      probe.close(() => resolve(found));
    });
  });
}
