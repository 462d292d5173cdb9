/** A place that no address inside the product has; parsing against it shows who leaves. */
const nowhere = 'http://inside.invalid';

/**
 * The path to go to after login, if it stays on this site: query and fragment are kept, every way
 * out (`//x`, `/\x`, `https://x`, `javascript:`) answers `undefined`.
 */
export function parseReturnPath(value: string | null | undefined): string | undefined {
  if (value === null || value === undefined || !/^\/(?![/\\])/.test(value)) return undefined;
  // Browsers drop tabs and line breaks while parsing, which would turn "/\t/x" into "//x".
  if (/[\t\n\r\\]/.test(value) || !URL.canParse(value, nowhere)) return undefined;
  const url = new URL(value, nowhere);
  // "/.//x" stays inside while parsing, but its normal form "//x" would not.
  const inside = url.origin === nowhere && !url.pathname.startsWith('//');
  return inside ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
