const text = 'charset=utf-8';

/** The same as docs/examples/nginx.conf says of the same files. */
const types: Readonly<Record<string, string>> = {
  js: `application/javascript; ${text}`,
  mjs: `application/javascript; ${text}`,
  css: `text/css; ${text}`,
  json: `application/json; ${text}`,
  svg: `image/svg+xml; ${text}`,
  txt: `text/plain; ${text}`,
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** By the file's name. A page of HTML has no place in a remote, so it is no page here. */
export function mediaTypeOf(path: string): string {
  return types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** Whether it gets smaller by compression; images and fonts are compressed already. */
export function isCompressible(mediaType: string): boolean {
  return /^(text\/|application\/(javascript|json|wasm)|image\/svg)/.test(mediaType);
}
