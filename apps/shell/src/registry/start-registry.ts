import { attempt } from '../remote-loader/attempts.ts';
import { keepRegistry, readKeptRegistry } from './kept-registry.ts';
import { readRegistry } from './read-registry.ts';
import { putRegistry } from './registry-store.ts';

/**
 * The two requests that the shell boots from. A device that has read them before starts with what it
 * read last when they fail; the next look at the pointer brings it up to date.
 */
export async function startRegistry(): Promise<void> {
  const kept = readKeptRegistry();
  try {
    // With something to start from nobody waits for a second try.
    const registry = await (kept === undefined ? attempt(() => readRegistry()) : readRegistry());
    keepRegistry(registry);
    putRegistry(registry);
  } catch (cause) {
    if (kept === undefined) throw cause;
    console.error('the registry cannot be read; starting with the last one', cause);
    putRegistry(kept);
  }
}
