import { config } from 'zod/mini';
import { answer, shellPage } from './answer.ts';
import { keep, keepMessage } from './keep.ts';
import { wayOf } from './way-of.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** The scripts and styles of the shell that this worker was built with (tools/build). */
declare const shellFiles: readonly string[];

/** Public code only; what belongs to a restaurant lies with the HAL client and goes at logout. */
const cacheName = 'stammtisch.files';

// The content security policy holds for workers too (plain-checks.ts).
config({ jitless: true });

const open = () => caches.open(cacheName);
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

// Its own rules do not depend on the shell's version, so it need not wait for old pages to close.
self.addEventListener('install', (event) => {
  const work = async () => {
    const files = await open();
    await files.add(new Request(shellPage, { cache: 'no-cache' }));
    await self.skipWaiting();
  };
  event.waitUntil(work());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const message = keepMessage.safeParse(event.data);
  if (!message.success) return;
  const work = async () => {
    const told = { shell: shellFiles, message: message.data };
    // A file by its hash may come from the browser's own cache; the page is asked anew.
    await keep(await open(), told, (file) =>
      fetch(file, file === shellPage ? { cache: 'no-cache' } : {}),
    );
  };
  event.waitUntil(work());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin);
  if (way === 'network') return;
  const work = async () =>
    answer(request, way, { files: await open(), fetch: (asked) => fetch(asked), wait });
  event.respondWith(work());
});
