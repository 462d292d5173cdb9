import { createHash } from 'node:crypto';

/** The hash in the form that `integrity` attributes and `fetch` take. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A short name that changes with the content, for file and folder names. */
export function contentName(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The digest of an integrity as hex: a file name, a part of an address. */
export function hexOf(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}
