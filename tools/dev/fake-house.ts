import { existsSync, statSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { aFakeHouse, type FakeApi } from '@stammtisch/testing/a-fake-house';
import { createFakeHalServer } from '@stammtisch/testing/fake-hal-server';
import { pathOf } from './answer.ts';
import type { House } from './house.ts';
import { emptyRelease } from './release-with.ts';

/** The remote's own answers, as its `src/fake-api.ts` says now. */
async function ownApi(folder: string): Promise<FakeApi> {
  const file = path.join(folder, 'src/fake-api.ts');
  if (!existsSync(file)) return {};
  // Node keeps a module for ever; the time of its last change makes it another one.
  const href = `${pathToFileURL(file).href}?${String(statSync(file).mtimeMs)}`;
  const { fakeApi }: { fakeApi: FakeApi } = await import(href);
  return fakeApi;
}

async function toRequest(request: IncomingMessage): Promise<Request> {
  const method = request.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request));
  return new Request(new URL(request.url ?? '/', 'http://localhost'), { method, headers, body });
}

async function pass(request: IncomingMessage, reply: ServerResponse, folder: string) {
  const { routes } = aFakeHouse(await ownApi(folder));
  const answer = await createFakeHalServer(routes).fetch(await toRequest(request));
  reply.writeHead(answer.status, Object.fromEntries(answer.headers));
  reply.end(Buffer.from(await answer.arrayBuffer()));
}

/** A house that is made up: nothing else runs there, and nothing that is done to it is kept. */
export function fakeHouse(folder: string): House {
  return {
    name: 'a made-up house',
    readRelease: async () => emptyRelease,
    signIn: async () => aFakeHouse().session,
    server: {
      setup: ({ server }) => {
        server.middlewares.use((request, reply, next) => {
          if (!/^\/(api|authenticate)(\/|$)/.test(pathOf(request))) return next();
          pass(request, reply, folder).catch(next);
        });
      },
    },
  };
}
