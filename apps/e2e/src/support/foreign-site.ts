import { createServer } from 'node:http';
import { addresses } from './addresses.ts';

/** A restaurant's own site, on another origin, with the booking form in a frame 1250 px high. */
export async function openForeignSite(identifier: string) {
  const page = `<!doctype html><html lang="de"><title>Unser Restaurant</title>
    <style>* { color: fuchsia } iframe { width: 100%; height: 1250px; border: 0 }</style>
    <h1>Willkommen</h1>
    <iframe title="Tisch reservieren" src="${addresses.booking}/#/at/${identifier}"></iframe>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${bound.port}/`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
