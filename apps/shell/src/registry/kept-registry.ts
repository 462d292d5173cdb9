import { release, releasePointer } from '@stammtisch/contracts/remote/release';
import * as z from 'zod';
import type { Registry } from './read-registry.ts';

const storageKey = 'stammtisch.registry';
const stored = z.object({ pointer: releasePointer, release });

/** The registry that this device read last, for a start while it cannot be read. */
export function readKeptRegistry(): Registry | undefined {
  const text = localStorage.getItem(storageKey);
  if (text === null) return undefined;
  try {
    return stored.parse(JSON.parse(text));
  } catch (cause) {
    console.warn('the kept registry is not readable', cause);
    return undefined;
  }
}

export function keepRegistry(registry: Registry): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(registry));
  } catch (cause) {
    // Without room a start needs the network, as everything else does.
    console.warn('the device has no room for the registry', cause);
  }
}
