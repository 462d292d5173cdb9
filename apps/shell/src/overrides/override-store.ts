import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import * as z from 'zod';
import { create } from 'zustand';
import type { Registry } from '../registry/read-registry.ts';
import {
  parseOverride,
  parseOverrides,
  withoutOverrides,
  writeOverride,
  type Override,
} from './parse-override.ts';
import { readManifest, readOverride, type Reading } from './read-override.ts';

const storageKey = 'stammtisch.overrides';
const stored = z.array(z.string());

type Refused = Extract<Reading, { kind: 'refused' }>;

let isFound = false;

interface OverrideStore {
  /** What runs in the place of the release. */
  found: readonly ReleasedRemote[];
  refused: readonly Refused[];
}

export const useOverrides = create<OverrideStore>(() => ({ found: [], refused: [] }));

/** Whether a developer tries this version out: then nobody is told how it fares. */
export function isOverridden({ base }: ReleasedRemote): boolean {
  return useOverrides.getState().found.some((remote) => remote.base === base);
}

function readStored(): Override[] {
  const text = sessionStorage.getItem(storageKey);
  if (text === null) return [];
  try {
    return stored.parse(JSON.parse(text)).flatMap((wish) => parseOverride(wish) ?? []);
  } catch (cause) {
    console.warn('stored overrides are not readable', cause);
    return [];
  }
}

/** Keeps what the address asks for in this tab, and takes it out of the address. */
export function keepOverridesOfAddress(): void {
  const { wanted, unreadable } = parseOverrides(location.search);
  if (wanted.length + unreadable.length === 0) return;
  const others = readStored().filter(
    ({ remote }) => !wanted.some((wish) => wish.remote === remote),
  );
  sessionStorage.setItem(storageKey, JSON.stringify([...others, ...wanted].map(writeOverride)));
  const refused = unreadable.map((wish): Refused => ({ kind: 'refused', wish, why: 'unreadable' }));
  useOverrides.setState({ refused });
  history.replaceState(history.state, '', withoutOverrides(location.href));
}

/** Finds what this tab tries out, once; answers whether it did. Only for staff who are signed in. */
export async function findOverrides(registry: Registry): Promise<boolean> {
  const wanted = readStored();
  if (isFound || wanted.length === 0) return false;
  isFound = true;
  const sources = { ...registry, readJson: readManifest };
  const readings = await Promise.all(wanted.map((wish) => readOverride(wish, sources)));
  useOverrides.setState(({ refused }) => ({
    found: readings.flatMap((reading) => (reading.kind === 'found' ? reading.remote : [])),
    refused: [...refused, ...readings.filter((reading) => reading.kind === 'refused')],
  }));
  return true;
}

/** Back to what the release says. */
export function dropOverrides(): void {
  sessionStorage.removeItem(storageKey);
  useOverrides.setState({ found: [], refused: [] });
}
