import {
  topicKey,
  type Bus,
  type Data,
  type DataInput,
  type Envelope,
  type Topic,
} from '@stammtisch/event-bus';

/** The page's one bus as one remote sees it: it speaks in its own name, of declared topics only. */
export interface RemoteBus {
  /** @throws InvalidEventError when the topic's schema refuses the data; nobody is told then. */
  publish<T extends Topic>(topic: T, data: DataInput<T>): void;
  /** Tells the last retained event at once. The result ends the subscription. */
  subscribe<T extends Topic>(topic: T, handler: (event: Envelope<Data<T>>) => void): () => void;
}

type TopicName = Pick<Topic, 'type' | 'v'>;

/** Who speaks, and the topics that its manifest names. */
export interface Speaker {
  source: string;
  topics: { publishes: readonly TopicName[]; consumes: readonly TopicName[] };
  /** Hears of a topic that the manifest does not name; the call itself does nothing then. */
  onUndeclared: (refusal: Error) => void;
}

const keysOf = (topics: readonly TopicName[]) => new Set(topics.map((topic) => topicKey(topic)));

export function remoteBus(bus: Bus, { source, topics, onUndeclared }: Speaker): RemoteBus {
  const publishes = keysOf(topics.publishes);
  const consumes = keysOf(topics.consumes);
  const refuse = (use: 'publishes' | 'consumes', topic: Topic) =>
    onUndeclared(
      new Error(`${source} ${use} ${topicKey(topic)}, which its manifest does not name`),
    );
  return {
    publish(topic, data) {
      if (publishes.has(topicKey(topic))) bus.publish(topic, data, { source });
      else refuse('publishes', topic);
    },
    subscribe(topic, handler) {
      if (consumes.has(topicKey(topic))) return bus.subscribe(topic, handler);
      refuse('consumes', topic);
      return () => undefined;
    },
  };
}
