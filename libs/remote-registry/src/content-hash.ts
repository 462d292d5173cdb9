import { createHash } from 'node:crypto';

/** The hash in the form that `integrity` attributes and `fetch` take. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A short name that changes with the content, for file and folder names. */
export function contentName(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
