import { badgeCount } from '@stammtisch/contracts/topics/badge-count';
import type { Bus } from '@stammtisch/event-bus';
import type { Counts } from '@stammtisch/remote-kit';

/**
 * The numbers beside navigation entries: the last event of each topic that an entry names as its
 * badge, retained and in version 1. The bus is heard only while somebody looks.
 */
export function createCounts(bus: Bus, topics: readonly string[]): Counts {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let leave: (() => void)[] = [];

  function listen(): void {
    leave = [...new Set(topics)].map((type) =>
      bus.subscribe({ type, v: 1, retained: true, schema: badgeCount }, ({ data }) => {
        counts.set(type, data.count);
        for (const changed of listeners) changed();
      }),
    );
  }

  return {
    read: (topic) => counts.get(topic) ?? 0,
    subscribe: (changed) => {
      listeners.add(changed);
      if (listeners.size === 1) listen();
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        for (const end of leave) end();
        leave = [];
      };
    },
  };
}
