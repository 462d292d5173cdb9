import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';

/** The hash of every file of every version that is open, by its full address. */
const hashes = new Map<string, string>();

// No file has it: what nobody vouches for is not run. Only the emulator (tools/dev) runs what changes
// while it is looked at.
const nobodysHash = import.meta.env.MODE === 'development' ? '' : `sha384-${'A'.repeat(64)}`;

function addressesOf({ base, manifest }: ReleasedRemote): [string, string][] {
  return manifest.files.map(({ path, sha384 }) => [addressOf(base, path), sha384]);
}

/** The full address of a file of a version. */
export function addressOf(base: string, path: string): string {
  return new URL(base + path, location.origin).href;
}

export function trustFilesOf(remote: ReleasedRemote): void {
  for (const [address, hash] of addressesOf(remote)) hashes.set(address, hash);
}

export function forgetFilesOf(remote: ReleasedRemote): void {
  for (const [address] of addressesOf(remote)) hashes.delete(address);
}

/** A further try for a file has a query of its own (`openVersion`, tools/build/retry-chunks.ts). */
export const fileOf = (address: string) => address.replace(/[?].*$/, '');

/** Whether an address is a file of a version that is open. */
export function isTrusted(address: string): boolean {
  return hashes.has(fileOf(address));
}

/**
 * The federation's runtime loads containers by itself: here they get the hash that the release
 * gives them. What a container loads itself carries the hashes that its build put in (`sri`).
 */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'stammtisch-integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = hashes.get(fileOf(url)) ?? nobodysHash;
    return script;
  },
};
