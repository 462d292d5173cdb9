import type { Envelope } from './envelope.ts';
import { createHub } from './hub.ts';
import type { Hub, HubOptions, RawHandler, TopicInfo } from './hub.ts';
import { openTabs } from './tabs.ts';
import type { Tabs } from './tabs.ts';
import { topicKey } from './topic.ts';
import type { Data, DataInput, Topic } from './topic.ts';
import { validate } from './validate.ts';

export interface Bus {
  /**
   * Tells everybody, in the order of publishing, and returns the envelope.
   * @throws InvalidEventError when the topic's schema refuses the data; nobody is told then.
   */
  publish<T extends Topic>(
    topic: T,
    data: DataInput<T>,
    options: { source: string },
  ): Envelope<Data<T>>;
  /** Tells the last retained event at once. The result ends the subscription. */
  subscribe<T extends Topic>(topic: T, handler: (event: Envelope<Data<T>>) => void): () => void;
  /** Hears every event of every topic: development tools, telemetry. */
  listen(handler: RawHandler): () => void;
  /** Every topic that was published or subscribed to so far. */
  topics(): TopicInfo[];
  /** What the host adds to every event, and where failures are reported. */
  configure(options: HubOptions): void;
  /** Drops every retained event: at a logout or a change of tenant. */
  forget(): void;
  /** Ends all subscriptions and the connection to other tabs. */
  close(): void;
}

export interface BusOptions extends HubOptions {
  /** Separates buses on one page and in other tabs. */
  name?: string;
  /** How to reach other tabs; `undefined` keeps every event in this one. */
  createTabs?: (name: string) => Tabs | undefined;
  now?: () => Date;
  createId?: () => string;
}

/** A bus of its own, for tests and for pages that share with nobody. Else use `getBus`. */
export function createBus({ name = 'default', ...options }: BusOptions = {}): Bus {
  const hub = createHub(name, options.createTabs ?? openTabs);
  hub.configure(options);
  return busOver(hub, options);
}

/** The typed view of a hub; every copy of this package puts its own over the shared one. */
export function busOver(
  hub: Hub,
  { now = () => new Date(), createId = randomId }: Pick<BusOptions, 'now' | 'createId'> = {},
): Bus {
  function publish<T extends Topic>(
    topic: T,
    data: DataInput<T>,
    options: { source: string },
  ): Envelope<Data<T>> {
    const { type, v, retained = false, crossTab = false } = topic;
    const checked = validate(topic, data);
    const envelope: Envelope = {
      type,
      v,
      id: createId(),
      at: now().toISOString(),
      source: options.source,
      context: hub.context(),
      // As it came in: each receiver parses it with its own copy of the schema.
      data,
    };
    hub.publish(topicKey(topic), envelope, { retained, crossTab });
    return { ...envelope, data: checked };
  }

  function subscribe<T extends Topic>(
    topic: T,
    handler: (event: Envelope<Data<T>>) => void,
  ): () => void {
    return hub.subscribe(topicKey(topic), (envelope) => {
      // It may come from another tab, or from a bundle with another copy of the topic.
      handler({ ...envelope, data: validate(topic, envelope.data) });
    });
  }

  return {
    publish,
    subscribe,
    listen: (handler) => hub.listen(handler),
    topics: () => hub.topics(),
    configure: (options) => hub.configure(options),
    forget: () => hub.forget(),
    close: () => hub.close(),
  };
}

function randomId(): string {
  // randomUUID exists in secure contexts only.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}
