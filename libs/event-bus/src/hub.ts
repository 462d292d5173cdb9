import { isEnvelope } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import type { Tabs } from './tabs.ts';

export type RawHandler = (envelope: Envelope) => void;

export interface TopicInfo {
  type: string;
  v: number;
  subscribers: number;
  published: number;
  retained: boolean;
}

/**
 * The part that all copies of this package share: it passes envelopes on and knows no schema, so
 * that copies built apart, at different times, agree on it. Change it only by a new protocol.
 */
export interface Hub {
  readonly protocol: number;
  publish(key: string, envelope: Envelope, options: { retained: boolean; crossTab: boolean }): void;
  /** A retained envelope is told before this returns. */
  subscribe(key: string, handler: RawHandler): () => void;
  /** Hears every envelope of every topic. */
  listen(handler: RawHandler): () => void;
  topics(): TopicInfo[];
  configure(options: HubOptions): void;
  context(): Readonly<Record<string, string>>;
  /** Drops what is retained: at a logout or a change of tenant. */
  forget(): void;
  close(): void;
}

export interface HubOptions {
  /** Added to every envelope; a function is asked at each event. */
  context?: () => Readonly<Record<string, string>>;
  /** Hears of a handler that threw and of a foreign message that was refused. */
  onError?: (error: unknown, envelope: Envelope | undefined) => void;
}

interface Channel {
  handlers: Set<RawHandler>;
  last?: Envelope;
  published: number;
  retained: boolean;
}

export const PROTOCOL = 1;

export function createHub(name: string, createTabs: (name: string) => Tabs | undefined): Hub {
  const channels = new Map<string, Channel>();
  const listeners = new Set<RawHandler>();
  // Events published by a handler wait until the event before them has been told to everybody.
  const queue: (() => void)[] = [];
  let isTelling = false;
  let options: HubOptions = {};
  const tabs = createTabs(`event-bus:${PROTOCOL}:${name}`);

  function channelOf(key: string): Channel {
    let channel = channels.get(key);
    if (channel === undefined) {
      channel = { handlers: new Set(), published: 0, retained: false };
      channels.set(key, channel);
    }
    return channel;
  }

  function report(error: unknown, envelope: Envelope | undefined): void {
    if (options.onError === undefined) queueMicrotask(() => reportError(error));
    else options.onError(error, envelope);
  }

  function tell(handler: RawHandler, envelope: Envelope): void {
    try {
      handler(envelope);
    } catch (error) {
      report(error, envelope);
    }
  }

  function inTurn(work: () => void): void {
    queue.push(work);
    if (isTelling) return;
    isTelling = true;
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) next();
    } finally {
      isTelling = false;
    }
  }

  function deliver(key: string, envelope: Envelope, retained: boolean): void {
    inTurn(() => {
      const channel = channelOf(key);
      channel.published += 1;
      channel.retained ||= retained;
      if (retained) channel.last = envelope;
      for (const handler of Array.from(channel.handlers)) {
        if (channel.handlers.has(handler)) tell(handler, envelope);
      }
      for (const listener of Array.from(listeners)) tell(listener, envelope);
    });
  }

  tabs?.receive((data) => {
    if (isTabMessage(data)) deliver(data.key, data.envelope, data.retained);
    else report(new Error('another tab sent something that is no event'), undefined);
  });

  return {
    protocol: PROTOCOL,
    publish(key, envelope, { retained, crossTab }) {
      deliver(key, envelope, retained);
      if (crossTab) tabs?.send({ key, envelope, retained });
    },
    subscribe(key, handler) {
      const channel = channelOf(key);
      // A wrapper of its own, so that one function may subscribe twice.
      const own: RawHandler = (envelope) => handler(envelope);
      channel.handlers.add(own);
      if (channel.last !== undefined) tell(own, channel.last);
      return () => {
        channel.handlers.delete(own);
      };
    },
    listen(handler) {
      const own: RawHandler = (envelope) => handler(envelope);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    topics: () =>
      [...channels].map(([key, channel]) => ({
        type: key.slice(0, key.lastIndexOf('@')),
        v: Number(key.slice(key.lastIndexOf('@') + 1)),
        subscribers: channel.handlers.size,
        published: channel.published,
        retained: channel.retained,
      })),
    configure(given) {
      options = { ...options, ...given };
    },
    context: () => options.context?.() ?? {},
    forget() {
      for (const channel of channels.values()) delete channel.last;
    },
    close() {
      tabs?.close();
      channels.clear();
      listeners.clear();
    },
  };
}

/** What another tab sent: its key must be the one of its envelope. */
function isTabMessage(
  value: unknown,
): value is { key: string; envelope: Envelope; retained: boolean } {
  if (typeof value !== 'object' || value === null) return false;
  if (!('key' in value) || !('envelope' in value) || !('retained' in value)) return false;
  const { key, envelope, retained } = value;
  return (
    isEnvelope(envelope) &&
    key === `${envelope.type}@${envelope.v}` &&
    typeof retained === 'boolean'
  );
}
