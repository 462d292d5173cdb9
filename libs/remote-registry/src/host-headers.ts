// react-aria adds this one style element for touch (usePress); a hash allows it and nothing else.
const reactAriaPressable = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The content security policy of the app host: everything from its own origin, nothing unsafe. */
export const hostContentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${reactAriaPressable}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

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
