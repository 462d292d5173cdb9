// react-aria adds this one style element for touch (usePress); a hash allows it and nothing else.
const reactAriaPressable = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** `http://localhost:3001` answers under `ws://localhost:3001` too, where a development build is heard. */
const webSocketOf = (origin: string) => origin.replace(/^http/, 'ws');

/**
 * The content security policy of the app host: everything from its own origin, nothing unsafe.
 *
 * @param overrideOrigins where a developer may try a remote out from; empty but for development
 * @param frameOrigins what the app shows in a frame: the booking host, for its preview
 * @param askedOrigins whom the browser asks beside its own origin: the cash register provider
 */
export function hostContentSecurityPolicy(
  overrideOrigins: readonly string[] = [],
  frameOrigins: readonly string[] = [],
  askedOrigins: readonly string[] = [],
): string {
  const allow = (directive: string, sources: string, more = overrideOrigins) =>
    [directive, sources, ...more].join(' ');
  return [
    "default-src 'none'",
    allow('script-src', "'self'"),
    allow('style-src', `'self' ${reactAriaPressable}`),
    allow('img-src', "'self' data: blob:"),
    allow('font-src', "'self'"),
    allow('connect-src', "'self'", [
      ...overrideOrigins,
      ...overrideOrigins.map(webSocketOf),
      ...askedOrigins,
    ]),
    allow('frame-src', "'self'", frameOrigins),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** How long a file of the laid-out host may be kept: hashed ones for ever, the others never unasked. */
export function hostCacheControl(path: string): string {
  const immutable = /^\/(static|remotes|registry\/releases)\//.test(path);
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Whether an address that no file answers is a page of the single-page app (then `index.html` is
 * the answer) or a file that is missing (404).
 */
export function isHostPage(path: string): boolean {
  return !/^\/(api|authenticate|registry|remotes|static|healthz)([/-]|$)/.test(path);
}
