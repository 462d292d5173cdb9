import { busOver } from './bus.ts';
import type { Bus } from './bus.ts';
import { createHub, PROTOCOL } from './hub.ts';
import type { Hub } from './hub.ts';
import { openTabs } from './tabs.ts';

/**
 * The page's one bus under a key, however many bundles carry a copy of this package: the first to
 * ask creates it.
 * @throws Error when the page's bus was created by a copy that speaks another protocol.
 */
export function getBus(key = 'default'): Bus {
  const symbol = Symbol.for(`event-bus:${key}`);
  const found: unknown = Reflect.get(globalThis, symbol);
  if (found === undefined) {
    const hub = createHub(key, openTabs);
    Reflect.set(globalThis, symbol, hub);
    return busOver(hub);
  }
  if (isHub(found)) return busOver(found);
  throw new Error(
    `the page's event bus "${key}" speaks protocol ${protocolOf(found)}, this copy of event-bus ` +
      `speaks ${PROTOCOL}: build both against the same major version of event-bus`,
  );
}

function isHub(value: unknown): value is Hub {
  return protocolOf(value) === PROTOCOL;
}

function protocolOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'protocol' in value
    ? value.protocol
    : 'unknown';
}
