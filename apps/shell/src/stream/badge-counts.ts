import type { Bus } from '@stammtisch/event-bus';
import type { Counts } from '@stammtisch/remote-kit';
import * as z from 'zod';

const count = z.object({ count: z.int().nonnegative() });

/** The numbers beside navigation entries: the last event of a retained topic `{ count }`, version 1. */
export function createCounts(bus: Bus, topics: readonly string[]): Counts {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  for (const type of new Set(topics)) {
    bus.subscribe({ type, v: 1, retained: true, schema: count }, ({ data }) => {
      counts.set(type, data.count);
      for (const changed of listeners) changed();
    });
  }
  return {
    read: (topic) => counts.get(topic) ?? 0,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
