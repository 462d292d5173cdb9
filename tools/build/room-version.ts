import { readFileSync } from 'node:fs';

/** The version that a room's package.json carries; builds run in the room's folder. */
export function roomVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return manifest.version;
}
