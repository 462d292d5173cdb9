import { addresses } from './addresses.ts';
import { serveFiles } from './serve-files.ts';

/** A restaurant's own site, on another origin, with the booking form in a frame 1250 px high. */
export function openForeignSite(identifier: string) {
  const page = `<!doctype html><html lang="de"><title>Unser Restaurant</title>
    <style>* { color: fuchsia } iframe { width: 100%; height: 1250px; border: 0 }</style>
    <h1>Willkommen</h1>
    <iframe title="Tisch reservieren" src="${addresses.booking}/#/at/${identifier}"></iframe>`;
  return serveFiles(async (path) => (path === '/index.html' ? page : undefined));
}
