import { isProblem } from '@stammtisch/hal-client/problem';
import type { OfferedTime } from '../api/restaurant.ts';

export type DayState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; times: readonly OfferedTime[] };

export interface Availability {
  /** The same object until something changes. */
  stateOf(date: string, persons: number): DayState;
  /** Reads a day unless a fresh answer is there; an older one stays in view meanwhile. */
  ask(date: string, persons: number): Promise<void>;
  /** Other guests have been quicker: what was read is no longer true. */
  forget(): void;
  subscribe(listener: () => void): () => void;
  version(): number;
}

const freshFor = 60_000;
const loading: DayState = { kind: 'loading' };

interface Entry {
  state: DayState;
  askedAt: number;
  running: Promise<void> | undefined;
}

/** The days that were read, shared by the day strip, the calendar and the times. */
export function createAvailability(
  read: (date: string, persons: number) => Promise<OfferedTime[]>,
  now: () => number = Date.now,
): Availability {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let version = 0;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const keyOf = (date: string, persons: number) => `${date} ${persons}`;

  async function load(entry: Entry, date: string, persons: number) {
    try {
      entry.state = { kind: 'loaded', times: await read(date, persons) };
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      if (entry.state.kind !== 'loaded') entry.state = { kind: 'failed' };
      entry.askedAt = 0;
    } finally {
      entry.running = undefined;
    }
    changed();
  }

  return {
    stateOf: (date, persons) => entries.get(keyOf(date, persons))?.state ?? loading,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget() {
      for (const entry of entries.values()) entry.askedAt = 0;
    },
    async ask(date, persons) {
      const key = keyOf(date, persons);
      const entry = entries.get(key) ?? { state: loading, askedAt: 0, running: undefined };
      entries.set(key, entry);
      if (entry.running) return entry.running;
      if (entry.state.kind === 'loaded' && now() - entry.askedAt < freshFor) return undefined;
      entry.askedAt = now();
      if (entry.state.kind === 'failed') {
        entry.state = loading;
        changed();
      }
      entry.running = load(entry, date, persons);
      return entry.running;
    },
  };
}

/** A day as the strip marks it. */
export type DayMark = 'open' | 'full' | 'closed' | 'unknown';

export function markOf(state: DayState): DayMark {
  if (state.kind !== 'loaded') return 'unknown';
  if (state.times.length === 0) return 'closed';
  return state.times.some(({ free }) => free) ? 'open' : 'full';
}
