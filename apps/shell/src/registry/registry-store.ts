import { create } from 'zustand';
import type { Registry } from './read-registry.ts';

/** The newest registry that could be read. What runs follows it at the next navigation. */
export const useRegistry = create<{ registry: Registry }>(() => ({
  get registry(): Registry {
    throw new Error('the registry is read before anything is drawn');
  },
}));

/** Puts a registry that was read in the place of the one before. */
export function putRegistry(registry: Registry): void {
  // Replaced, not merged: merging would read what is not there yet.
  useRegistry.setState({ registry }, true);
}
